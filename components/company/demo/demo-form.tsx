'use client';

import { MailForm } from '@/components/company/mail-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { demoPage, demos } from '@/content/company/demo';
import { site } from '@/content/site';
import { mailBody } from '@/lib/forms/mail-message';
import { email, optional, required } from '@/lib/forms/rules';

const rules = {
  name: required('Enter your name'),
  'work-email': email('Enter your work email', 'Enter an email address like name@example.com'),
  organisation: optional,
  technology: required('Choose a technology'),
  message: optional,
};
const technologies = [
  { value: '', label: 'Choose a technology' },
  ...demos.map(({ id, title }) => ({ value: id, label: title })),
];
const titleOf = (technology: string) => demos.find(({ id }) => id === technology)?.title ?? '';

/** `?technology=` of the page's address; read in the browser, so that the page itself stays static. */
function fromAddress() {
  const technology = new URLSearchParams(window.location.search).get('technology') ?? '';
  return titleOf(technology) ? { technology } : {};
}

/** The request form of the Demo page. */
export function DemoForm() {
  const { label, submit } = demoPage.form;
  return (
    <MailForm
      label={label}
      to={site.email}
      submitLabel={submit}
      rules={rules}
      prefill={fromAddress}
      compose={(values) => ({
        subject: `Demo request: ${titleOf(values.technology)}`,
        body: mailBody(
          {
            Name: values.name,
            'Work email': values['work-email'],
            Organisation: values.organisation,
            Technology: titleOf(values.technology),
          },
          values.message,
        ),
      })}
    >
      {(field) => (
        <>
          <div className="grid gap-x-6 sm:grid-cols-2">
            <TextField label="Name" autoComplete="name" required {...field('name')} />
            <TextField
              label="Work email"
              type="email"
              autoComplete="email"
              required
              {...field('work-email')}
            />
            <TextField label="Organisation" optional autoComplete="organization" {...field('organisation')} />
            <SelectField label="Technology" options={technologies} required {...field('technology')} />
          </div>
          <TextAreaField label="Message" optional rows={6} {...field('message')} />
        </>
      )}
    </MailForm>
  );
}
