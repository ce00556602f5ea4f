import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked, mail, opened, submit } from '@/e2e/support/mail-program';
import { openings } from '@/lib/company/openings';
import { ApplicationForm as Form } from './application-form';

const positions = openings.map(({ title }) => title);
const ApplicationForm = () => <Form to="careers@vyomarka.example" positions={positions} />;
const resume = (name: string) => new File(['words'], name);

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Full name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Phone'), '9876543210');
  await user.selectOptions(screen.getByLabelText('Position'), 'Composites Technician');
}

test('requires only name, email, phone and resume', async () => {
  render(<ApplicationForm />);
  expect(await asked()).toEqual([
    'Full name is required',
    'Email is required',
    'Phone is required',
    'Position is required',
    'Resume is required',
  ]);
});

test.each(['photo.jpg', 'resume.pdf.exe', 'resume'])('rejects %s with a message', async (name) => {
  const user = userEvent.setup({ applyAccept: false });
  render(<ApplicationForm />);
  await fillIn(user);
  await user.upload(screen.getByLabelText('Resume'), resume(name));
  await user.click(submit());
  expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(/choose a \.pdf, \.doc or \.docx file/);
  expect(screen.getByLabelText('Resume')).toHaveFocus();
  expect(opened).not.toHaveBeenCalled();
});

test.each(['Asha Rao.pdf', 'resume.doc', 'RESUME.DOCX'])('asks to attach %s', async (name) => {
  const user = userEvent.setup({ applyAccept: false });
  render(<ApplicationForm />);
  await fillIn(user);
  await user.upload(screen.getByLabelText('Resume'), resume(name));
  await user.click(submit());

  const { pathname, searchParams } = mail();
  expect(pathname).toBe('careers@vyomarka.example');
  expect(searchParams.get('subject')).toBe('Application: Composites Technician, Asha Rao');
  expect(searchParams.get('body')).toContain(`Resume: ${name}`);
  expect(screen.getByText(new RegExp(`attach your resume, ${name},`))).toBeInTheDocument();
});
