'use client';

import { MailForm } from '@/components/company/mail-form';
import { PersonFields, personLines, personRules } from '@/components/company/person-fields';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { applicationForm as words } from '@/content/company/forms';
import { file, fileName, optional, phone, required } from '@/lib/forms/field-rules';
import { mailBody } from '@/lib/forms/mail-message';

const resumeTypes = ['.pdf', '.doc', '.docx'];
const rules = {
  ...personRules(words),
  phone: phone(words.phone),
  position: required(words.position),
  resume: file(resumeTypes, words.resume),
  'cover-letter': optional,
};

type ApplicationFormProps = {
  to: string;
  /** Titles of the openings. */
  positions: readonly string[];
};

export function ApplicationForm({ to, positions }: ApplicationFormProps) {
  const { choose, other } = words.position;
  const options = [{ value: '', label: choose }, ...positions, other];

  return (
    <MailForm
      label={words.label}
      what="application"
      to={to}
      rules={rules}
      compose={(values) => ({
        subject: words.mailSubject(values.position, values.name.trim()),
        body: mailBody(
          {
            ...personLines(words, values),
            [words.phone.label]: values.phone,
            [words.position.label]: values.position,
            [words.resume.label]: fileName(values.resume),
          },
          values['cover-letter'],
        ),
      })}
      reminder={({ resume }) => words.reminder(fileName(resume))}
    >
      {(field) => (
        <>
          <PersonFields words={words} field={field} />
          <TextField label={words.phone.label} type="tel" autoComplete="tel" required {...field('phone')} />
          <SelectField label={words.position.label} options={options} required {...field('position')} />
          <TextField
            label={words.resume.label}
            hint={words.resume.hint}
            type="file"
            accept={resumeTypes.join()}
            required
            {...field('resume')}
          />
          <TextAreaField
            label={words.coverLetter.label}
            hint={words.coverLetter.hint}
            optional
            rows={4}
            {...field('cover-letter')}
          />
        </>
      )}
    </MailForm>
  );
}
