'use client';

import { MailForm } from '@/components/company/mail-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { contact, subjects } from '@/content/company/contact';
import { site } from '@/content/site';
import { mailBody } from '@/lib/forms/mail-message';
import { email, optional, required } from '@/lib/forms/rules';

const rules = {
  name: required('Enter your name'),
  email: email('Enter your email address', 'Enter an email address like name@example.com'),
  subject: optional,
  message: required('Write your message'),
};

/** The message form of the Contact page. */
export function ContactForm() {
  const { label, submit } = contact.form;
  return (
    <MailForm
      label={label}
      to={site.email}
      submitLabel={submit}
      rules={rules}
      compose={({ name, email, subject, message }) => ({
        subject: `${subject}: ${name.trim()}`,
        body: mailBody({ Name: name, Email: email, Subject: subject }, message),
      })}
    >
      {(field) => (
        <>
          <div className="grid gap-x-6 sm:grid-cols-2">
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
