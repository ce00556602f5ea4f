'use client';

import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextField } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { TextLink } from '@/components/ui/text-link';
import { accountForms, registerFailures } from '@/content/account-forms';
import {
  checkRegisterEmail,
  checkRegisterFullName,
  checkRegisterPassword,
  passwordRules,
} from '@/lib/auth/fields';
import { registerUser } from '@/lib/auth/register-user';
import { takeFocus } from '@/lib/browser';
import { submitOnEnter, useFields, type Values } from '@/lib/forms/use-fields';
import { fill } from '@/lib/text';
import { AccountSubmit } from './account-submit';
import { PasswordChecklist } from './password-checklist';
import { PasswordField } from './password-field';
import { Onward, Success } from './success';

const { register: words, fields, needed: needs } = accountForms;
const rules = {
  'full-name': checkRegisterFullName,
  email: checkRegisterEmail,
  password: checkRegisterPassword,
};

function neededFor({
  'full-name': name = '',
  email = '',
  password = '',
}: Partial<Values<keyof typeof rules>> = {}): string[] {
  return [name.trim() ? '' : needs.fullName, email.trim() ? '' : needs.email, passwordNeeds(password)].filter(
    Boolean,
  );
}

function passwordNeeds(password: string): string {
  if (!password) return needs.password;
  return passwordRules.every(({ test }) => test(password)) ? '' : needs.rules;
}

/** The only form on the site that sends a request. */
export function RegisterForm() {
  const { form, values, failed, field, submit, reset } = useFields(rules, { summary: true });
  const [submitting, setSubmitting] = useState(false);
  const [registered, setRegistered] = useState<{ email: string; passedOn: boolean }>();
  const [failure, setFailure] = useState<{ message: string; email: string }>();

  async function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (submitting) return;
    setFailure(undefined);
    const valid = submit();
    if (!valid) return;
    setSubmitting(true);
    const outcome = await registerUser({
      fullName: valid['full-name'],
      email: valid.email,
      password: valid.password,
    });
    if (outcome.ok) {
      setRegistered({ email: valid.email.trim(), passedOn: outcome.passedOn });
      reset();
    } else setFailure({ message: outcome.message, email: valid.email });
    setSubmitting(false);
  }

  if (registered) {
    return (
      <Success
        state={words.successState}
        title={words.success}
        text={fill(words.successText, { email: registered.email })}
        drawing="lock-key"
      >
        {registered.passedOn && <p className="mb-5">{words.keptElsewhere}</p>}
        <Onward>
          <ButtonLink href="/aboutdrone">{words.onward}</ButtonLink>
          <TextLink href="/login">{words.login}</TextLink>
        </Onward>
      </Success>
    );
  }
  const taken = failure?.message === registerFailures.byStatus[409] ? failure?.email : undefined;
  const email = field('email');
  return (
    <form
      ref={form}
      aria-label={words.label}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={submitOnEnter(onSubmit)}
    >
      <ErrorSummary heading="h2" failed={failed} />
      {failure && (
        <Alert ref={takeFocus}>
          {failure.message}{' '}
          {taken && (
            <Link href="/login" className="inline-block underline sm:ml-3 underline-offset-4">
              {words.known}
            </Link>
          )}
        </Alert>
      )}
      <div className="grid gap-x-6 md:grid-cols-2">
        <TextField
          label={fields.fullName}
          autoComplete="name"
          disabled={submitting}
          {...field('full-name')}
        />
        <TextField
          label={fields.email}
          type="email"
          autoComplete="email"
          disabled={submitting}
          {...email}
          error={taken && values?.email === taken ? words.taken : email.error}
        />
      </div>
      <PasswordField
        label={fields.password}
        autoComplete="new-password"
        disabled={submitting}
        {...field('password')}
      />
      <PasswordChecklist password={values?.password ?? ''} />
      <p className="mb-4 text-small">{words.adult}</p>
      <AccountSubmit
        words={words}
        missing={neededFor(values)}
        summed={Boolean(failed?.problems.length)}
        processing={submitting}
      />
    </form>
  );
}
