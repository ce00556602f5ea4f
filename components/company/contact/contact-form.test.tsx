import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked, mail, opened, submit } from '@/e2e/support/mail-program';
import { ContactForm as Form } from './contact-form';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const ContactForm = () => (
  <Form
    to="contact@vyomarka.example"
    careers="careers@vyomarka.example"
    openings={[{ slug: 'test-pilot', title: 'Test Pilot', facts: 'Full-time' }]}
  />
);

// Style sheets show it while it is chosen or arriving: e2e/company.spec.ts.
const title = () => screen.getByRole('heading', { name: 'Test Pilot' });

beforeEach(() => window.history.replaceState(null, '', '/contact'));

async function fillIn(user: ReturnType<typeof userEvent.setup>, message = 'Message') {
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText(message), 'Hello & welcome\nSecond line');
}

/** Renders the form and fills it in. */
async function filled() {
  const user = userEvent.setup();
  render(<ContactForm />);
  await fillIn(user);
  return user;
}

/** Fills in and submits the form. */
async function handedOver() {
  const user = await filled();
  await user.click(submit());
  return user;
}

test('asks for a missing name, email and message', async () => {
  render(<ContactForm />);
  expect(await asked()).toEqual(['Name is required', 'Email is required', 'Message is required']);
});

test('a link about an opening turns the page into an application for it', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/contact?opening=test-pilot');
  render(<ContactForm />);
  expect(title().closest('[data-chosen]')).not.toBeNull();
  expect(title()).toBe(screen.getByRole('heading', { level: 1 }));
  await fillIn(user, 'A few lines about you');
  await user.click(submit());
  const { pathname, searchParams } = mail();
  expect(pathname).toBe('careers@vyomarka.example');
  expect(searchParams.get('subject')).toBe('Application, Test Pilot: Asha Rao');
  expect(searchParams.get('body')).toContain('Email: asha@example.com\r\n\r\nHello');
});

test('a link to the page itself turns an application into the general form, with what was typed', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/contact?opening=test-pilot');
  const { rerender } = render(<ContactForm />);
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  window.history.replaceState(null, '', '/contact');
  rerender(<ContactForm />);
  expect(title().closest('[data-chosen], [data-arriving]')).toBeNull();
  expect(screen.getByLabelText('Message')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Subject')).toHaveValue('General Inquiry');
});

test('passes a valid message to the mail program and says so', async () => {
  const user = await filled();
  await user.selectOptions(screen.getByLabelText('Subject'), 'Partnership Opportunity');
  await user.click(submit());

  expect(opened).toHaveBeenCalledTimes(1);
  const { pathname, searchParams } = mail();
  expect(pathname).toBe('contact@vyomarka.example');
  expect(searchParams.get('subject')).toBe('Partnership Opportunity: Asha Rao');
  expect(searchParams.get('body')).toContain('Hello & welcome\r\nSecond line');
  expect(screen.getByRole('heading', { name: 'Your message is written, but not sent yet' })).toHaveFocus();
  const written = screen.getByRole('region', { name: 'Your message is written, but not sent yet' });
  expect(written).toHaveTextContent(
    'To: contact@vyomarka.exampleSubject: Partnership Opportunity: Asha RaoName: Asha Rao Email: asha@example.com Subject: Partnership Opportunity Hello & welcome Second line',
  );
});

test('a double click opens the mail program once', async () => {
  const user = await filled();
  await user.dblClick(submit());
  expect(opened).toHaveBeenCalledTimes(1);
});

test('returns to the form as filled in, and can submit it again', async () => {
  const user = await handedOver();
  await user.click(screen.getByRole('button', { name: 'Edit message' }));
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveValue('Asha Rao');
  await screen.findByRole('button', { name: 'Open in your mail app' });
  await user.click(submit());
  expect(opened).toHaveBeenCalledTimes(2);
});

test('says that a long message may be cut off', async () => {
  const user = await filled();
  await user.click(screen.getByLabelText('Message'));
  await user.paste('न'.repeat(400));
  await user.click(submit());
  expect(screen.getByText(/some mail apps cut it off/)).toBeInTheDocument();
});
