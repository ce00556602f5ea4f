import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailActions } from './mail-actions';

const message = { to: 'contact@vyomarka.example', subject: 'Hello', body: 'Hello & welcome' };

test('copies the text or the address, and says so', async () => {
  const user = userEvent.setup();
  render(<MailActions message={message} />);
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  expect(screen.getByText('The text has been copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain('Hello & welcome');
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(screen.getByText('The address has been copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(message.to);
});

test('says what to do instead if copying is not allowed', async () => {
  const user = userEvent.setup();
  render(<MailActions message={message} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  expect(screen.getByText(/copy them by hand/)).toBeInTheDocument();
});
