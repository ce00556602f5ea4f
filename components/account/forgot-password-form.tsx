'use client';

import { Letter, MailForm } from '@/components/company/mail-form';
import { TextField } from '@/components/ui/field';
import { accountForms } from '@/content/account-forms';
import { site } from '@/content/site';
import { checkLoginEmail } from '@/lib/auth/fields';

const { forgotPassword: words, fields } = accountForms;
const rules = { email: checkLoginEmail };

const letter = (email: string) => ({ subject: words.mailSubject, body: words.mailBody(email) });

/** Resets nothing and makes no request. It says so, and writes the email that support needs. */
export function ForgotPasswordForm() {
  return (
    <MailForm
      label={words.label}
      to={site.supportEmail}
      rules={rules}
      compose={({ email }) => letter(email.trim())}
      reminder={() => words.reminder}
    >
      {(field, values) => (
        <>
          <TextField label={fields.email} type="email" autoComplete="username" {...field('email')} />
          <Letter message={{ to: site.supportEmail, ...letter(values?.email.trim() || words.blank) }} />
        </>
      )}
    </MailForm>
  );
}
