'use client';

import { useState } from 'react';
import { MailForm, type MailFormWords } from '@/components/company/mail-form';
import { PersonFields, personLines, personRules } from '@/components/company/person-fields';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { contactForm as words } from '@/content/company/forms';
import { readContactQuery } from '@/lib/company/form-links';
import { optional, required } from '@/lib/forms/field-rules';
import { mailBody } from '@/lib/forms/mail-message';

const rules = {
  ...personRules(words),
  subject: optional,
  message: required(words.message),
};

type ContactFormProps = MailFormWords & {
  /** Above the form, unless it is an application. */
  title: string;
  lead: string;
  subjects: readonly string[];
  /** Those that a link to the form may name. */
  openings: readonly { slug: string; title: string }[];
};

export function ContactForm({ title, lead, subjects, openings, ...form }: ContactFormProps) {
  const [position, setPosition] = useState<string>();

  // Read in the browser, so that the page stays static.
  function fromAddress() {
    const { subject, opening } = readContactQuery(window.location.search, { subjects, openings });
    setPosition(opening?.title);
    return { ...(subject && { subject }), ...(opening && { message: words.about(opening.title) }) };
  }

  return (
    <>
      <h2 className="mb-5 text-title">{position ? words.apply(position) : title}</h2>
      <p className="mb-8 max-w-prose text-lead group-has-[form[hidden]]/write:hidden">
        {position ? words.attach : lead}
      </p>
      <MailForm
        {...form}
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
