'use client';

import { MailForm } from '@/components/company/mail-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { contactForm as words } from '@/content/company/forms';
import { mailBody } from '@/lib/forms/mail-message';
import { email, optional, required } from '@/lib/forms/rules';

const rules = {
  name: required(words.name),
  email: email(words.email),
  subject: optional,
  message: required(words.message),
};

type ContactFormProps = { to: string; label: string; submitLabel: string; subjects: readonly string[] };

export function ContactForm({ subjects, ...form }: ContactFormProps) {
  return (
    <MailForm
      {...form}
      rules={rules}
      compose={({ name, email, subject, message }) => ({
        subject: words.mailSubject(subject, name.trim()),
        body: mailBody(
          { [words.name.label]: name, [words.email.label]: email, [words.subject.label]: subject },
          message,
        ),
      })}
    >
      {(field) => (
        <>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <TextField label={words.name.label} autoComplete="name" required {...field('name')} />
            <TextField
              label={words.email.label}
              type="email"
              autoComplete="email"
              required
              {...field('email')}
            />
          </div>
          <SelectField label={words.subject.label} options={subjects} {...field('subject')} />
          <TextAreaField label={words.message.label} rows={7} required {...field('message')} />
        </>
      )}
    </MailForm>
  );
}
