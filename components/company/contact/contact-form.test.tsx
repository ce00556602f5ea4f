import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subjects } from '@/content/company/contact';
import { openMailProgram } from '@/lib/forms/mail-message';
import { ContactForm as Form } from './contact-form';

jest.mock('@/lib/forms/mail-message', () => ({
  ...jest.requireActual('@/lib/forms/mail-message'),
  openMailProgram: jest.fn(),
}));
const openings = [
  { slug: 'test-pilot', title: 'Test Pilot', closes: '2999-01-31' },
  { slug: 'rigger', title: 'Rigger', closes: '2025-01-31' },
];
const ContactForm = () => (
  <Form
    title="Send a message"
    lead="In your mail app."
    to="contact@vyomarka.example"
    label="Contact form"
    submitLabel="Open in your mail app"
    subjects={subjects}
    openings={openings}
  />
);
const opened = jest.mocked(openMailProgram);
const fetchMock = jest.fn();
const submit = () => screen.getByRole('button', { name: 'Open in your mail app' });

beforeEach(() => {
  window.history.replaceState(null, '', '/contact');
  opened.mockClear();
  Object.assign(global, { fetch: fetchMock });
});

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Message'), 'Hello & welcome\nSecond line');
}

/** The form with everything in it. */
async function filled() {
  const user = userEvent.setup();
  render(<ContactForm />);
  await fillIn(user);
  return user;
}

/** The form after a valid message was handed over. */
async function handedOver() {
  const user = await filled();
  await user.click(submit());
  return user;
}

test('asks for a name, an email and a message, in words, and goes to the first', async () => {
  const user = userEvent.setup();
  render(<ContactForm />);
  await user.click(submit());
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Write your message');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(opened).not.toHaveBeenCalled();
});

function arriveAt(search: string) {
  window.history.replaceState(null, '', `/contact${search}`);
  render(<ContactForm />);
}

test('a link can choose the subject', () => {
  arriveAt('?subject=technical-support');
  expect(screen.getByLabelText('Subject')).toHaveValue('Technical Support');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('a link about an opening starts the message with it', async () => {
  const user = userEvent.setup();
  arriveAt('?opening=test-pilot');
  expect(screen.getByRole('heading', { name: 'Apply: Test Pilot' })).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveValue('Career Inquiry');
  await fillIn(user);
  await user.click(submit());
  const mail = new URL(opened.mock.calls[0]?.[0] ?? '').searchParams;
  expect(mail.get('subject')).toBe('Career Inquiry: Asha Rao');
  expect(mail.get('body')).toContain('I am writing about the position Test Pilot.\r\n\r\nHello');
});

test('a link about a closed opening says so kindly', () => {
  arriveAt('?opening=rigger');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Applications for Rigger closed on 31 January 2025. You are welcome to write to us anyway.',
  );
  expect(screen.getByLabelText('Subject')).toHaveValue('Career Inquiry');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('hands a valid message to the mail program, says so, and calls nobody', async () => {
  const user = await filled();
  await user.selectOptions(screen.getByLabelText('Subject'), 'Partnership Opportunity');
  await user.click(submit());

  expect(opened).toHaveBeenCalledTimes(1);
  const href = new URL(opened.mock.calls[0]?.[0] ?? '');
  expect(href.pathname).toBe('contact@vyomarka.example');
  expect(href.searchParams.get('subject')).toBe('Partnership Opportunity: Asha Rao');
  expect(href.searchParams.get('body')).toContain('Hello & welcome\r\nSecond line');
  expect(screen.getByRole('heading', { name: 'Your message is written, but not sent yet' })).toHaveFocus();
  expect(screen.getByLabelText('Your message')).toHaveValue(
    'Partnership Opportunity: Asha Rao\n\nName: Asha Rao\nEmail: asha@example.com\nSubject: Partnership Opportunity\n\nHello & welcome\nSecond line',
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a double click hands over once', async () => {
  const user = await filled();
  await user.dblClick(submit());
  expect(opened).toHaveBeenCalledTimes(1);
});

test('goes back to the form with everything in it, and can hand over again', async () => {
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
