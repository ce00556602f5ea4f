import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from './login-form';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const button = () => screen.getByRole('button', { name: /^(Log in|Processing...)$/ });

test('shows success after 1.5 seconds of processing without a request and remembers only the email', async () => {
  const fetchMock = jest.fn();
  Object.assign(global, { fetch: fetchMock });
  const user = setup();
  render(<LoginForm />);
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'anything');
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(button());
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Processing...');
  act(() => jest.advanceTimersByTime(1499));
  expect(screen.queryByText('Login Successful!')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('heading', { name: 'Login Successful!' })).toHaveFocus();
  expect(screen.getByText(/nothing was sent or checked/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  expect(fetchMock).not.toHaveBeenCalled();
  expect({ ...localStorage }).toEqual({ 'remembered-email': 'asha@example.com' });
});

test('marks a field once it is edited to blank', async () => {
  const user = setup();
  render(<LoginForm />);
  await user.type(screen.getByLabelText('Password'), 'a');
  await user.clear(screen.getByLabelText('Password'));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This field is required');
});

test('lists what is missing under the disabled button', async () => {
  const user = setup();
  render(<LoginForm />);
  expect(button()).toHaveAccessibleDescription('To try it, type any email and any password.');
  await user.type(screen.getByLabelText('Password'), 'a');
  expect(button()).toBeDisabled();
  expect(screen.getByText('To try it, type any email.')).toHaveRole('status');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  expect(button()).toBeEnabled();
  expect(button()).toHaveAccessibleDescription('This is a preview: nothing is sent or checked.');
});

test('restores a remembered email, and forgets it when asked to', async () => {
  const user = setup();
  localStorage.setItem('remembered-email', 'asha@example.com');
  render(<LoginForm />);
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  await user.click(screen.getByRole('checkbox', { name: 'Remember me', checked: true }));
  await user.type(screen.getByLabelText('Password'), 'anything');
  await user.click(button());
  act(() => jest.advanceTimersByTime(1500));
  expect(localStorage).toHaveLength(0);
});

test('works if storage is disabled', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<LoginForm />);
  expect(button()).toBeDisabled();
});
