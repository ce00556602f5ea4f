'use client';

import { type ReactNode, useState } from 'react';
import { MailForm } from '@/components/company/mail-form';
import { PageTitle } from '@/components/company/page-title';
import { PersonFields, personLines, personRules } from '@/components/company/person-fields';
import { AddressQuery } from '@/components/ui/address-query';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { applicationForm, subjects, contactForm as words } from '@/content/company/forms';
import { readContactQuery } from '@/lib/company/form-links';
import { optional, required } from '@/lib/forms/field-rules';
import { mailBody } from '@/lib/forms/mail-message';
import { generalOnly } from './general-only';

const rules = { ...personRules(words), subject: optional };

type ContactFormProps = {
  to: string;
  careers: string;
  /** Openings that a link to the form may name, each with what to show below its title. */
  openings: readonly { slug: string; title: string; facts: ReactNode }[];
};

/**
 * The contact form, or after Apply Now an application, beside the position's title. Until the script reads the
 * address, `:target` alone shows which opening a link has named.
 */
export function ContactForm({ to, careers, openings }: ContactFormProps) {
  const [opening, setOpening] = useState<(typeof openings)[number]>();
  const [isArriving, setArriving] = useState(true);
  const { application } = words;
  const message = opening ? application.message : words.message;

  function fromAddress(fill: (name: 'subject', value: string) => void) {
    const { subject } = readContactQuery(new URLSearchParams(location.search), openings);
    if (subject) fill('subject', subject);
  }

  return (
    <>
      <AddressQuery
        onChange={(query) => {
          setOpening(readContactQuery(query, openings).opening);
          setArriving(false);
        }}
      />
      {openings.map(({ slug, title, facts }) => (
        <div
          key={slug}
          id={`apply-${slug}`}
          data-arriving={isArriving || undefined}
          data-chosen={slug === opening?.slug || undefined}
          className="order-first hidden scroll-mt-8 data-chosen:block scripted:data-arriving:target:block"
        >
          <PageTitle label={application.eyebrow} as={slug === opening?.slug ? 'h1' : 'h2'}>
            {title}
          </PageTitle>
          {facts}
        </div>
      ))}
      <section id="write" className="group/write">
        <h2 className="mb-3 text-heading group-has-[form[hidden]]/write:sr-only">
          {opening ? application.title : words.title}
        </h2>
        <p className="mb-6 max-w-prose group-has-[form[hidden]]/write:hidden lg:mb-8 lg:text-lead">
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
              body: mailBody(
                { ...personLines(words, person), ...(!opening && { [words.subject.label]: about }) },
                text,
              ),
            };
          }}
        >
          {(field) => (
            <>
              <PersonFields words={words} field={field} />
              <SelectField
                label={words.subject.label}
                options={subjects}
                className={generalOnly}
                {...field('subject')}
              />
              <TextAreaField
                label={message.label}
                hint={opening && application.message.hint}
                rows={5}
                className={opening ? undefined : 'lg:[&_textarea]:min-h-60'}
                required
                {...field('message')}
              />
            </>
          )}
        </MailForm>
        {opening && <p className="mt-4 text-small text-muted">{applicationForm.privacy}</p>}
      </section>
    </>
  );
}
