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

const { login: words, register, fields, needed: needs, processing: processingText } = accountForms;
const SIMULATED_DELAY_MS = 1500;
const REMEMBERED_EMAIL = 'remembered-email';
const rules = { email: checkLoginEmail, password: checkLoginPassword };

function neededFor({ email, password }: Values<keyof typeof rules>): string[] {
  return [email.trim() ? [] : needs.email, password ? [] : needs.password].flat();
}

/** The email that Remember me kept in this browser. */
function recallEmail(): string | undefined {
  try {
    return localStorage.getItem(REMEMBERED_EMAIL) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the email, and only the email, for the next visit. Without one, forgets it. */
function rememberEmail(email: string | undefined): void {
  try {
    if (email) localStorage.setItem(REMEMBERED_EMAIL, email);
    else localStorage.removeItem(REMEMBERED_EMAIL);
  } catch {
    // Storage is full or switched off: nothing is remembered.
  }
}

/** A simulated login, as the specification wants it: it makes no call and grants nothing. */
export function LoginForm() {
  const { form, values, failed, field, submit, fill } = useFields(rules, {
    onEdit: checkLoginEdit,
    summary: true,
  });
  const [state, setState] = useState<'idle' | 'processing' | 'success'>('idle');
  const remember = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const email = recallEmail();
    if (!email) return;
    fill('email', email);
    if (remember.current) remember.current.checked = true;
  }, []);

  useEffect(() => {
    if (state !== 'processing') return;
    const timer = setTimeout(() => setState('success'), SIMULATED_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (state !== 'idle') return;
    const valid = submit();
    if (!valid) return;
    rememberEmail(remember.current?.checked ? valid.email.trim() : undefined);
    setState('processing');
  }

  if (state === 'success') {
    return (
      <Success state={words.successState} title={words.success} drawing="lock-open">
        <p className="text-item">{words.successText}</p>
        <Onward>
          <ButtonLink href="/dashboard">{words.onward}</ButtonLink>
          <TextLink href="/aboutdrone">{register.onward}</TextLink>
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
        label={words.submit}
        needed={values && neededFor(values)}
        ready={words.ready}
        processing={processing}
      />
      <p role="status" className="sr-only">
        {processing && processingText}
      </p>
    </form>
  );
}
