'use client';

import { type ComponentProps, useState } from 'react';
import { controlLook, Field } from '@/components/ui/field';
import { accountForms } from '@/content/account-forms';

const { password: words } = accountForms;

type PasswordFieldProps = {
  label: string;
  error?: string;
  quiet?: boolean;
  id: string;
} & ComponentProps<'input'>;

/** A password input that can show what was typed. It hides it again while `disabled`, such as during a submit. */
export function PasswordField({ label, error, quiet, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const visible = shown && !input.disabled;
  return (
    <Field {...{ id, label, error, quiet }}>
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
            aria-label={visible ? words.hideLabel : words.showLabel}
            className="absolute inset-y-0.5 right-0.5 min-w-20 px-4 text-small font-semibold text-accent-text forced-colors:border"
            onClick={() => setShown(!visible)}
          >
            {visible ? words.hide : words.show}
          </button>
          <span role="status" className="sr-only">
            {visible && words.shown}
          </span>
        </div>
      )}
    </Field>
  );
}
