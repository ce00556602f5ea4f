'use client';

import { useState } from 'react';
import { MailForm } from '@/components/company/mail-form';
import { PersonFields, personLines, personRules } from '@/components/company/person-fields';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { TextLink } from '@/components/ui/text-link';
import { subjects, contactForm as words } from '@/content/company/forms';
import { applicationPath, readContactQuery } from '@/lib/company/form-links';
import { optional, required } from '@/lib/forms/field-rules';
import { mailBody } from '@/lib/forms/mail-message';

const rules = {
  ...personRules(words),
  subject: optional,
  message: required(words.message),
};

type ContactFormProps = {
  to: string;
  /** Those that a link to the form may name. */
  openings: readonly { slug: string; title: string }[];
};

export function ContactForm({ to, openings }: ContactFormProps) {
  const [position, setPosition] = useState<string>();

  // Read in the browser, so that the page stays static.
  function fromAddress() {
    const { subject, opening } = readContactQuery(window.location.search, openings);
    setPosition(opening?.title);
    return { ...(subject && { subject }), ...(opening && { message: words.about(opening.title) }) };
  }

  return (
    <>
      <h2 className="mb-5 text-title">{position ? words.apply(position) : words.title}</h2>
      <p className="mb-8 max-w-prose text-lead group-has-[form[hidden]]/write:hidden">
        {position ? words.attach : words.lead}{' '}
        {position && <TextLink href={applicationPath(position)}>{words.instead}</TextLink>}
      </p>
      <MailForm
        label={words.label}
        to={to}
        rules={rules}
        prefill={fromAddress}
        compose={({ subject, message, ...person }) => ({
          subject: words.mailSubject(subject, person.name.trim()),
          body: mailBody({ ...personLines(words, person), [words.subject.label]: subject }, message),
        })}
      >
        {(field) => (
          <>
            <PersonFields words={words} field={field} />
            <SelectField label={words.subject.label} options={subjects} {...field('subject')} />
            <TextAreaField label={words.message.label} rows={5} required {...field('message')} />
          </>
        )}
      </MailForm>
    </>
  );
}
