'use client';

import { type ReactNode, useState } from 'react';
import { MailForm } from '@/components/company/mail-form';
import { PageTitle } from '@/components/company/page-title';
import { PersonFields, personLines, personRules } from '@/components/company/person-fields';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { subjects, contactForm as words } from '@/content/company/forms';
import { readContactQuery } from '@/lib/company/form-links';
import { optional, required } from '@/lib/forms/field-rules';
import { mailBody } from '@/lib/forms/mail-message';

const rules = { ...personRules(words), subject: optional };

type ContactFormProps = {
  to: string;
  careers: string;
  /** Openings that a link to the form may name, each with what to show beside an application for it. */
  openings: readonly { slug: string; title: string; facts: ReactNode; about: ReactNode }[];
};

/** The contact form, or after Apply Now an application, with its title across the page and the position beside it. */
export function ContactForm({ to, careers, openings }: ContactFormProps) {
  const [opening, setOpening] = useState<(typeof openings)[number]>();
  const { application } = words;
  const message = opening ? application.message : words.message;

  // Read in the browser, so that the page stays static.
  function fromAddress(fill: (name: 'subject', value: string) => void) {
    const { subject, opening: asked } = readContactQuery(window.location.search, openings);
    setOpening(asked);
    if (asked) document.title = `${application.eyebrow} ${asked.title}`;
    if (subject) fill('subject', subject);
  }

  return (
    <>
      <div
        id="apply"
        className="order-first col-span-full scroll-mt-8 target:min-h-36 lg:target:min-h-36 [&:empty:not(:target)]:hidden"
      >
        {opening && (
          <>
            <PageTitle label={application.eyebrow}>{opening.title}</PageTitle>
            <p className="mt-2 text-small text-muted lg:mt-3">{opening.facts}</p>
          </>
        )}
      </div>
      <section id="write" className="group/write -scroll-mt-6 lg:col-start-2">
        <h2 className={opening ? 'sr-only' : 'mb-3 text-heading group-has-[form[hidden]]/write:sr-only'}>
          {opening ? words.label : words.title}
        </h2>
        <p className="mb-8 max-w-prose text-lead group-has-[form[hidden]]/write:hidden">
          {opening ? application.lead : words.lead}
        </p>
        <MailForm
          label={words.label}
          what={opening && 'application'}
          to={opening ? careers : to}
          rules={{ ...rules, message: required(message) }}
          prefill={fromAddress}
          reminder={() => opening && application.reminder}
          compose={({ subject, message: text, ...person }) => {
            const about = opening ? application.subject(opening.title) : subject;
            return {
              subject: words.mailSubject(about, person.name.trim()),
              body: mailBody({ ...personLines(words, person), [words.subject.label]: about }, text),
            };
          }}
        >
          {(field) => (
            <>
              <PersonFields words={words} field={field} />
              <SelectField
                label={words.subject.label}
                options={subjects}
                className={opening && 'hidden'}
                {...field('subject')}
              />
              <TextAreaField
                label={message.label}
                hint={opening && application.message.hint}
                rows={5}
                required
                {...field('message')}
              />
            </>
          )}
        </MailForm>
      </section>
      {opening?.about}
    </>
  );
}
