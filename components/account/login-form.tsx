'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Checkbox, TextField } from '@/components/ui/field';
import { TextLink } from '@/components/ui/text-link';
import { accountForms } from '@/content/account-forms';
import { checkLoginEdit, checkLoginEmail, checkLoginPassword } from '@/lib/auth/fields';
import { submitOnEnter, useFields, type Values } from '@/lib/forms/use-fields';
import { EAGER } from '@/lib/marks';
import { AccountSubmit } from './account-submit';
import { PasswordField } from './password-field';
import { Onward, Success } from './success';

const { login: words, fields } = accountForms;
const SIMULATED_DELAY_MS = 1500;
const REMEMBERED_EMAIL = 'remembered-email';
const rules = { email: checkLoginEmail, password: checkLoginPassword };

function neededFor({ email = '', password = '' }: Partial<Values<keyof typeof rules>> = {}): string[] {
  return [email.trim() ? '' : words.needs.email, password ? '' : words.needs.password].filter(Boolean);
}

/** Returns undefined if storage is full or disabled: nothing is remembered then. */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** A simulated login, as specified: it makes no request and grants nothing. */
export function LoginForm() {
  const { form, values, failed, field, submit, fill } = useFields(rules, {
    onEdit: checkLoginEdit,
    summary: true,
  });
  const [state, setState] = useState<'idle' | 'processing' | 'success'>('idle');
  const remember = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const email = tryStorage(() => localStorage.getItem(REMEMBERED_EMAIL));
    if (!email) return;
    fill('email', email);
    if (remember.current) remember.current.checked = true;
  }, []);

  function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (state !== 'idle') return;
    const valid = submit();
    if (!valid) return;
    tryStorage(() => {
      if (remember.current?.checked) localStorage.setItem(REMEMBERED_EMAIL, valid.email.trim());
      else localStorage.removeItem(REMEMBERED_EMAIL);
    });
    setState('processing');
    setTimeout(() => setState('success'), SIMULATED_DELAY_MS);
  }

  if (state === 'success') {
    return (
      <Success state={words.successState} title={words.success} text={words.successText} drawing="lock-open">
        <Onward>
          <ButtonLink href="/dashboard">{words.onward}</ButtonLink>
          <TextLink href="/register">{words.instead.link}</TextLink>
        </Onward>
      </Success>
    );
  }
  const processing = state === 'processing';
  return (
    <form
      ref={form}
      aria-label={words.label}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={submitOnEnter(onSubmit)}
      {...{ [EAGER]: '' }}
    >
      <ErrorSummary heading="h2" failed={failed} />
      <TextField
        label={fields.email}
        type="email"
        autoComplete="username"
        disabled={processing}
        {...field('email')}
      />
      <PasswordField
        label={fields.password}
        autoComplete="current-password"
        disabled={processing}
        {...field('password')}
      />
      <div className="-mt-2 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small">
        <Checkbox ref={remember} id="remember">
          {words.remember}
        </Checkbox>
        <TextLink href="/forgot-password">{words.forgot}</TextLink>
      </div>
      <AccountSubmit
        words={words}
        missing={neededFor(values)}
        summed={Boolean(failed?.problems.length)}
        processing={processing}
      />
    </form>
  );
}
