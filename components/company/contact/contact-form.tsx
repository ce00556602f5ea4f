'use client';

import { MailForm } from '@/components/company/mail-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { mailBody } from '@/lib/forms/mail-message';
import { email, optional, required } from '@/lib/forms/rules';

const rules = {
  name: required('Enter your name'),
  email: email('Enter your email address', 'Enter an email like name@example.com'),
  subject: optional,
  message: required('Write your message'),
};

type ContactFormProps = { to: string; label: string; submitLabel: string; subjects: readonly string[] };

/** The message form of the Contact page. Its words come as props, so that no content is sent to the browser twice. */
export function ContactForm({ subjects, ...form }: ContactFormProps) {
  return (
    <MailForm
      {...form}
      rules={rules}
      compose={({ name, email, subject, message }) => ({
        subject: `${subject}: ${name.trim()}`,
        body: mailBody({ Name: name, Email: email, Subject: subject }, message),
      })}
    >
      {(field) => (
        <>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <TextField label="Name" autoComplete="name" required {...field('name')} />
            <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
          </div>
          <SelectField label="Subject" options={subjects} {...field('subject')} />
          <TextAreaField label="Message" rows={7} required {...field('message')} />
        </>
      )}
    </MailForm>
  );
}
