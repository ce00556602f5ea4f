'use client';

import { useEffect, useRef } from 'react';
import { chooseTechnology } from '@/lib/company/form-links';
import styles from './demo-request.module.css';

type DemoSwitchProps = { label: string; demos: readonly { id: string; short: string }[] };

/**
 * Chooses which demo is shown. The style sheet does that, without a script. The script keeps the form's choice and this
 * one the same.
 */
export function DemoSwitch({ label, demos }: DemoSwitchProps) {
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
    <fieldset ref={group} className={styles.choice}>
      <legend className="sr-only">{label}</legend>
      {demos.map(({ id, short }, index) => (
        <label key={id} className="text-small font-semibold">
          <input
            type="radio"
            name="demo"
            value={id}
            defaultChecked={index === 0}
            className="sr-only"
            onChange={() => chooseTechnology(id)}
          />
          {short}
        </label>
      ))}
    </fieldset>
  );
}
