import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openings } from '@/content/company/openings';
import { openMailProgram } from '@/lib/forms/mail-message';
import { ApplicationForm as Form } from './application-form';

jest.mock('@/lib/forms/mail-message', () => ({
  ...jest.requireActual('@/lib/forms/mail-message'),
  openMailProgram: jest.fn(),
}));
const positions = openings.map(({ title }) => title);
const ApplicationForm = () => (
  <Form
    to="careers@vyomarka.example"
    label="Application"
    submitLabel="Open in your mail app"
    positions={positions}
  />
);
const opened = jest.mocked(openMailProgram);
const submit = () => screen.getByRole('button', { name: 'Open in your mail app' });
const resume = (name: string) => new File(['words'], name);

beforeEach(() => opened.mockClear());

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Full name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Phone'), '9876543210');
}

test('asks for name, email, phone and resume, and for nothing more', async () => {
  const user = userEvent.setup();
  render(<ApplicationForm />);
  await user.click(submit());
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Enter your full name');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Enter your phone number');
  expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(/Choose your resume file/);
  expect(screen.getByLabelText(/Cover letter/)).not.toHaveAccessibleDescription();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
});

test.each(['photo.jpg', 'resume.pdf.exe', 'resume'])('refuses %s in words', async (name) => {
  const user = userEvent.setup({ applyAccept: false });
  render(<ApplicationForm />);
  await fillIn(user);
  await user.upload(screen.getByLabelText('Resume'), resume(name));
  await user.click(submit());
  expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(/Choose a \.pdf, \.doc or \.docx file/);
  expect(screen.getByLabelText('Resume')).toHaveFocus();
  expect(opened).not.toHaveBeenCalled();
});

test.each(['Asha Rao.pdf', 'resume.doc', 'RESUME.DOCX'])('reminds to attach %s', async (name) => {
  const user = userEvent.setup({ applyAccept: false });
  render(<ApplicationForm />);
  await fillIn(user);
  await user.selectOptions(screen.getByLabelText('Position'), 'Composites Technician');
  await user.upload(screen.getByLabelText('Resume'), resume(name));
  await user.click(submit());

  const href = new URL(opened.mock.calls[0]?.[0] ?? '');
  expect(href.pathname).toBe('careers@vyomarka.example');
  expect(href.searchParams.get('subject')).toBe('Application: Composites Technician, Asha Rao');
  expect(href.searchParams.get('body')).toContain(`Resume (attached): ${name}`);
  expect(screen.getByText(new RegExp(`attach your resume, ${name},`))).toBeInTheDocument();
});
