'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { chooseTechnology } from '@/lib/company/form-links';
import styles from './demo-cards.module.css';

type ChooseDemoProps = { technology: string; describedBy: string; children: ReactNode };

/** A link to the request form that also chooses the technology there. */
export function ChooseDemo({ technology, describedBy, children }: ChooseDemoProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead somewhere, to the form; choosing comes on top
    <a
      href="#request"
      onClick={() => chooseTechnology(technology)}
      aria-describedby={describedBy}
      className={clsx(
        'mb-2 hidden lg:inline-flex min-h-12 items-center self-end text-small font-semibold whitespace-pre',
        "underline decoration-accent decoration-2 underline-offset-8 after:content-['_↓'] hover:text-accent-text",
      )}
    >
      {children}
    </a>
  );
}

type DemoSwitchProps = { label: string; demos: readonly { id: string; short: string }[] };

/**
 * Chooses which demo a narrow window shows. The style sheet does that, without a script. The script keeps the form's
 * choice and this one the same.
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
    // A wide window shows all demos instead, and no choice.
    if (group.current?.offsetParent) chooseTechnology(radio(':checked')?.value ?? '');
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
