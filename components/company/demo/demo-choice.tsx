'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { chooseTechnology } from '@/lib/company/form-links';

/** Keeps the choice between the demos and the one in the form the same. The choice itself works without a script. */
export function DemoChoice({ children }: { children: ReactNode }) {
  const group = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const radio = (selector: string) => group.current?.querySelector<HTMLInputElement>(selector);
    const follow = (technology: string | null) => {
      const asked = technology && radio(`[value="${CSS.escape(technology)}"]`);
      if (asked) asked.checked = true;
    };
    follow(new URLSearchParams(window.location.search).get('technology'));
    chooseTechnology(radio(':checked')?.value ?? '');
    const onInput = ({ target }: Event) => target instanceof HTMLSelectElement && follow(target.value);
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);

  return (
    <fieldset
      ref={group}
      onChange={({ target }) => target instanceof HTMLInputElement && chooseTechnology(target.value)}
    >
      {children}
    </fieldset>
  );
}
