'use client';

import { MailForm } from '@/components/company/mail-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { mailBody } from '@/lib/forms/mail-message';
import { email, optional, required } from '@/lib/forms/rules';

const rules = {
  name: required('Enter your name'),
  'work-email': email('Enter your work email', 'Enter an email like name@example.com'),
  organisation: optional,
  technology: required('Choose a technology'),
  message: optional,
};
const choice = { value: '', label: 'Choose a technology' };

type DemoFormProps = {
  to: string;
  label: string;
  submitLabel: string;
  /** What can be asked for, under the value that `?technology=` takes. */
  technologies: readonly { value: string; label: string }[];
};

/** The request form of the Demo page. Its words come as props, so that no content is sent to the browser twice. */
export function DemoForm({ technologies, ...form }: DemoFormProps) {
  const titleOf = (technology: string) => technologies.find(({ value }) => value === technology)?.label;

  // Read in the browser, so that the page itself stays static.
  function fromAddress() {
    const technology = new URLSearchParams(window.location.search).get('technology') ?? '';
    return titleOf(technology) ? { technology } : {};
  }

  return (
    <MailForm
      {...form}
      rules={rules}
      prefill={fromAddress}
      compose={(values) => ({
        subject: `Demo request: ${titleOf(values.technology)}`,
        body: mailBody(
          {
            Name: values.name,
            'Work email': values['work-email'],
            Organisation: values.organisation,
            Technology: titleOf(values.technology) ?? '',
          },
          values.message,
        ),
      })}
    >
      {(field) => (
        <>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <TextField label="Name" autoComplete="name" required {...field('name')} />
            <TextField
              label="Work email"
              type="email"
              autoComplete="email"
              required
              {...field('work-email')}
            />
            <TextField label="Organisation" optional autoComplete="organization" {...field('organisation')} />
            <SelectField
              label="Technology"
              options={[choice, ...technologies]}
              required
              {...field('technology')}
            />
          </div>
          <TextAreaField label="Message" optional rows={6} {...field('message')} />
        </>
      )}
    </MailForm>
  );
}
