'use client';

import { useState } from 'react';
import { MailForm } from '@/components/company/mail-form';
import { TextField } from '@/components/ui/field';
import { accountForms } from '@/content/account-forms';
import { site } from '@/content/site';
import { checkLoginEmail } from '@/lib/auth/fields';

const { forgotPassword: words, fields } = accountForms;
const rules = { email: checkLoginEmail };

/** Resets nothing and makes no request. It says so, and writes the email that support needs. */
export function ForgotPasswordForm() {
  const [typed, setTyped] = useState('');
  return (
    <MailForm
      label={words.label}
      to={site.supportEmail}
      rules={rules}
      compose={({ email }) => ({ subject: words.mailSubject, body: words.mailBody(email.trim()) })}
      reminder={() => words.reminder}
    >
      {(field) => (
        <>
          <TextField
            label={fields.email}
            type="email"
            autoComplete="username"
            onInput={({ currentTarget }) => setTyped(currentTarget.value.trim())}
            {...field('email')}
          />
          <div className="mb-6 border border-line text-small">
            <p className="border-b border-line px-4 py-2 text-muted">
              {words.mailTo}: {site.supportEmail}
              <br />
              {words.mailAbout}: <span className="font-semibold text-ink">{words.mailSubject}</span>
            </p>
            <p className="px-4 py-3 wrap-anywhere whitespace-pre-line">
              {words.mailBody(typed || words.mailFrom)}
            </p>
          </div>
        </>
      )}
    </MailForm>
  );
}
