'use client';

import { MailForm, type MailFormWords } from '@/components/company/mail-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { applicationForm as words } from '@/content/company/forms';
import { mailBody } from '@/lib/forms/mail-message';
import { email, file, fileName, optional, phone, required } from '@/lib/forms/rules';

const resumeTypes = ['.pdf', '.doc', '.docx'];
const rules = {
  'full-name': required(words.fullName),
  email: email(words.email),
  phone: phone(words.phone),
  position: optional,
  resume: file(resumeTypes, words.resume),
  'cover-letter': optional,
};

type ApplicationFormProps = MailFormWords & {
  /** Titles of the openings. */
  positions: readonly string[];
};

export function ApplicationForm({ positions, ...form }: ApplicationFormProps) {
  const options = [...positions, words.position.other];
  return (
    <MailForm
      {...form}
      rules={rules}
      compose={(values) => ({
        subject: words.mailSubject(values.position, values['full-name'].trim()),
        body: mailBody(
          {
            [words.fullName.label]: values['full-name'],
            [words.email.label]: values.email,
            [words.phone.label]: values.phone,
            [words.position.label]: values.position,
            [words.resume.attached]: fileName(values.resume),
          },
          values['cover-letter'],
        ),
      })}
      reminder={({ resume }) => words.reminder(fileName(resume))}
    >
      {(field) => (
        <>
          <TextField label={words.fullName.label} autoComplete="name" required {...field('full-name')} />
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <TextField
              label={words.email.label}
              type="email"
              autoComplete="email"
              required
              {...field('email')}
            />
            <TextField label={words.phone.label} type="tel" autoComplete="tel" required {...field('phone')} />
          </div>
          <SelectField label={words.position.label} options={options} {...field('position')} />
          <TextField
            label={words.resume.label}
            hint={words.resume.hint}
            type="file"
            accept={resumeTypes.join()}
            required
            {...field('resume')}
          />
          <TextAreaField label={words.coverLetter.label} optional rows={7} {...field('cover-letter')} />
        </>
      )}
    </MailForm>
  );
}
