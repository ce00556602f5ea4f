'use client';

import { MailForm } from '@/components/company/mail-form';
import { PersonFields, personLines, personRules } from '@/components/company/person-fields';
import { TextAreaField, TextField } from '@/components/ui/field';
import { demoForm as words } from '@/content/company/forms';
import { DEMO_FORM } from '@/lib/company/form-links';
import { optional } from '@/lib/forms/field-rules';
import { mailBody } from '@/lib/forms/mail-message';

const rules = {
  ...personRules(words),
  organisation: optional,
  technology: optional,
  message: optional,
};

type DemoFormProps = {
  to: string;
  /** The options of the timetable, which holds the choice. `value` is the one used in `?technology=`. */
  technologies: readonly { value: string; label: string }[];
};

export function DemoForm({ to, technologies }: DemoFormProps) {
  const titleOf = (technology: string) => technologies.find(({ value }) => value === technology)?.label ?? '';

  // Read in the browser, so that the page stays static.
  function fromAddress() {
    const asked = new URLSearchParams(window.location.search).get('technology');
    for (const radio of document.querySelectorAll<HTMLInputElement>('[name="technology"]'))
      radio.checked ||= radio.value === asked;
  }

  return (
    <MailForm
      label={words.label}
      what="request"
      id={DEMO_FORM}
      to={to}
      rules={rules}
      prefill={fromAddress}
      compose={(values) => ({
        subject: words.mailSubject(titleOf(values.technology)),
        body: mailBody(
          {
            ...personLines(words, values),
            [words.organisation.label]: values.organisation,
            [words.technology.label]: titleOf(values.technology),
          },
          values.message,
        ),
      })}
    >
      {(field) => (
        <div className="grid gap-x-6 lg:grid-cols-3 lg:*:first:col-span-2 lg:*:last:col-span-2">
          <PersonFields words={words} field={field} />
          <TextField
            label={words.organisation.label}
            optional
            autoComplete="organization"
            {...field('organisation')}
          />
          <TextAreaField
            label={words.message.label}
            hint={words.message.hint}
            optional
            rows={4}
            {...field('message')}
          />
        </div>
      )}
    </MailForm>
  );
}
