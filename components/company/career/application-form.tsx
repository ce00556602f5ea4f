'use client';

import { MailForm } from '@/components/company/mail-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { mailBody } from '@/lib/forms/mail-message';
import { email, file, fileName, optional, phone, required } from '@/lib/forms/rules';

const resumeTypes = ['.pdf', '.doc', '.docx'];
const rules = {
  'full-name': required('Enter your full name'),
  email: email('Enter your email address', 'Enter an email like name@example.com'),
  phone: phone('Enter your phone number', 'Enter a number with its area code'),
  position: optional,
  resume: file(resumeTypes, 'Choose your resume file', 'Choose a .pdf, .doc or .docx file'),
  'cover-letter': optional,
};

type ApplicationFormProps = { to: string; label: string; submitLabel: string; positions: readonly string[] };

/** The application form of the Careers page. Its words come as props, so that no content is sent to the browser twice. */
export function ApplicationForm({ positions, ...form }: ApplicationFormProps) {
  return (
    <MailForm
      {...form}
      rules={rules}
      compose={(values) => ({
        subject: `Application: ${values.position}, ${values['full-name'].trim()}`,
        body: mailBody(
          {
            'Full name': values['full-name'],
            Email: values.email,
            Phone: values.phone,
            Position: values.position,
            'Resume (attached)': fileName(values.resume),
          },
          values['cover-letter'],
        ),
      })}
      reminder={({ resume }) =>
        `Please attach your resume, ${fileName(resume)}, before you send: a web page cannot attach it for you.`
      }
    >
      {(field) => (
        <>
          <TextField label="Full name" autoComplete="name" required {...field('full-name')} />
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
            <TextField label="Phone" type="tel" autoComplete="tel" required {...field('phone')} />
          </div>
          <SelectField label="Position" options={positions} {...field('position')} />
          <TextField
            label="Resume"
            hint="PDF or Word: .pdf, .doc or .docx"
            type="file"
            accept={resumeTypes.join()}
            required
            {...field('resume')}
          />
          <TextAreaField label="Cover letter" optional rows={7} {...field('cover-letter')} />
        </>
      )}
    </MailForm>
  );
}
