import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterForm } from './register-form';

const fetchMock = jest.fn();
beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(global, { fetch: fetchMock });
  Object.assign(AbortSignal, { timeout: jest.fn(() => new AbortController().signal) });
});

const answer = (status: number, body: unknown, headers = {}) => ({
  status,
  headers: new Headers(headers),
  json: async () => body,
});
const button = () => screen.getByRole('button', { name: /^(Register|Processing...)$/ });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Full name'), ' Asha Rao ');
  await user.type(screen.getByLabelText('Email'), 'Asha@Example.com');
  await user.type(screen.getByLabelText('Password'), 'Sky-high-9');
}

test('sends the normalised registration once and shows success', async () => {
  const user = userEvent.setup();
  let reply = (_: ReturnType<typeof answer>) => {};
  fetchMock.mockImplementation(
    () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  );
  render(<RegisterForm />);
  expect(button()).toBeDisabled();
  await fillIn(user);
  await user.dblClick(button());
  reply(answer(200, {}));
  expect(await screen.findByRole('heading', { name: 'Registration Successful!' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000);
  expect(JSON.parse(fetchMock.mock.calls[0][1].body)).toEqual({
    fullName: 'Asha Rao',
    email: 'asha@example.com',
    password: 'Sky-high-9',
    role: 'USER',
  });
});

test('on failure shows a banner, keeps what was typed and can be sent again', async () => {
  const user = userEvent.setup();
  fetchMock.mockResolvedValueOnce(answer(409, { message: 'x' })).mockResolvedValueOnce(answer(200, {}));
  render(<RegisterForm />);
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Email already registered');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveValue('Sky-high-9');
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'Registration Successful!' })).toBeInTheDocument();
});

test.each([
  ['this site', {}, 0],
  ['another service', { 'x-passed-on': 'true' }, 1],
])('says who keeps the account when it is %s', async (_, headers, lines) => {
  const user = userEvent.setup();
  fetchMock.mockResolvedValue(answer(200, {}, headers));
  render(<RegisterForm />);
  await fillIn(user);
  await user.click(button());
  await screen.findByRole('heading', { name: 'Registration Successful!' });
  expect(screen.queryAllByText(/^Another service keeps your account/)).toHaveLength(lines);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('ticks each password rule as it is met', async () => {
  const user = userEvent.setup();
  render(<RegisterForm />);
  const unmet = () => screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('not met'));
  expect(unmet()).toHaveLength(5);
  await user.type(screen.getByLabelText('Password'), 'aA1');
  expect(unmet()).toHaveLength(2);
  await user.type(screen.getByLabelText('Password'), '-long-enough');
  expect(unmet()).toHaveLength(0);
});

test('lists what is missing under the disabled button', async () => {
  const user = userEvent.setup();
  render(<RegisterForm />);
  expect(button()).toHaveAccessibleDescription('Enter your full name, your email and your password.');
  await user.type(screen.getByLabelText('Full name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Password'), 'Sky');
  expect(button()).toHaveAccessibleDescription('Enter your email and a password that meets every rule.');
  await user.type(screen.getByLabelText('Email'), 'asha@');
  await user.type(screen.getByLabelText('Password'), '-high-9');
  // The field itself reports a malformed email.
  expect(button()).toBeEnabled();
  expect(button()).toHaveAccessibleDescription(/^What we store is listed below/);
});

test('reports a too long password on submit: the button waits only for the five rules', async () => {
  const user = userEvent.setup();
  render(<RegisterForm />);
  await fillIn(user);
  await user.click(screen.getByLabelText('Password'));
  await user.paste('x'.repeat(191));
  expect(button()).toBeEnabled();
  await user.click(button());
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    expect.stringContaining('Password must be at most 200 characters'),
  );
});

test('shows and hides the password', async () => {
  const user = userEvent.setup();
  render(<RegisterForm />);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
