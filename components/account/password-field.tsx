'use client';

import { type ComponentProps, useState } from 'react';
import { controlLook, Field } from '@/components/ui/field';

type PasswordFieldProps = { label: string; error?: string; id: string } & ComponentProps<'input'>;

/** A password input with a button that shows what was typed and says so; it is hidden again while `disabled`. */
export function PasswordField({ label, error, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const visible = shown && !input.disabled;
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            className={`${controlLook} pr-24`}
          />
          <button
            type="button"
            aria-controls={id}
            aria-label={visible ? 'Hide password' : 'Show password'}
            className="absolute inset-y-0.5 right-0.5 min-w-20 px-4 text-small font-semibold text-accent-text"
            onClick={() => setShown(!visible)}
          >
            {visible ? 'Hide' : 'Show'}
          </button>
          <span role="status" className="sr-only">
            {visible && 'Your password is shown'}
          </span>
        </div>
      )}
    </Field>
  );
}
