'use client';

import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { MailActions } from '@/components/ui/mail-actions';
import { accountForms } from '@/content/account-forms';
import { site } from '@/content/site';
import { checkLoginEdit, checkLoginEmail } from '@/lib/auth/fields';
import { useFields } from '@/lib/forms/use-fields';
import { WriteToSupport } from './account-submit';
import { Success } from './success';

const { forgotPassword: words, fields } = accountForms;
const rules = { email: checkLoginEmail };

/** Resets nothing and makes no request. It says so, and offers the email that support needs. */
export function ForgotPasswordForm() {
  const { form, field, submit, fill } = useFields(rules, { onEdit: checkLoginEdit });
  const [email, setEmail] = useState<string>();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const valid = submit();
    if (valid) setEmail(valid.email.trim());
  }

  function edit() {
    setEmail(undefined);
    requestAnimationFrame(() => {
      fill('email', email ?? '');
      form.current?.querySelector('input')?.focus();
    });
  }

  if (email) {
    const body = words.mailBody(email);
    const message = { to: site.supportEmail, subject: words.mailSubject, body };
    return (
      <Success state={words.preparedState} title={words.prepared} drawing="lock-missing">
        <p>{words.preparedText}</p>
        <p className="mt-6 border-l-2 border-accent pl-4 whitespace-pre-line">{body}</p>
        <MailActions message={message} />
        <p className="mt-2 flex flex-wrap items-center gap-x-6">
          <Button variant="quiet" onClick={edit}>
            {words.edit}
          </Button>
          <ButtonLink variant="quiet" href="/login">
            {words.instead.link}
          </ButtonLink>
        </p>
      </Success>
    );
  }
  return (
    <form ref={form} aria-label={words.label} method="dialog" noValidate onSubmit={onSubmit}>
      <TextField label={fields.email} type="email" autoComplete="username" {...field('email')} />
      <WriteToSupport />
      <Button type="submit" className="w-full noscript:hidden">
        {words.submit}
      </Button>
    </form>
  );
}
