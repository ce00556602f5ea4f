'use client';

import { MailForm } from '@/components/company/mail-form';
import { TextField } from '@/components/ui/field';
import { accountForms } from '@/content/account-forms';
import { site } from '@/content/site';
import { checkLoginEmail } from '@/lib/auth/fields';

const { forgotPassword: words, fields } = accountForms;
const rules = { email: checkLoginEmail };

/** Resets nothing and makes no request. It says so, and writes the email that support needs. */
export function ForgotPasswordForm() {
  return (
    <MailForm
      label={words.label}
      to={site.supportEmail}
      rules={rules}
      compose={({ email }) => ({ subject: words.mailSubject, body: words.mailBody(email.trim()) })}
      reminder={() => words.reminder}
    >
      {(field) => <TextField label={fields.email} type="email" autoComplete="username" {...field('email')} />}
    </MailForm>
  );
}
