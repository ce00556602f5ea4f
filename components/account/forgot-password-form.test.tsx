import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@/content/site';
import { ForgotPasswordForm } from './forgot-password-form';

test('offers a message to support, to open or to copy', async () => {
  const user = userEvent.setup();
  render(<ForgotPasswordForm />);
  await user.type(screen.getByLabelText('Email'), 'asha@example.com{Enter}');
  expect(screen.getByRole('heading', { name: 'Your message is ready' })).toHaveFocus();
  const ways = [
    screen.getByRole('link', { name: 'Open in your mail app' }),
    ...screen.getAllByRole('button'),
  ];
  expect(ways.map((way) => way.textContent)).toEqual([
    'Open in your mail app',
    'Copy the text',
    'Copy the address',
    'Edit message',
  ]);
  const mail = new URL((ways[0] as HTMLAnchorElement).href);
  expect(mail.pathname).toBe(site.supportEmail);
  expect(mail.searchParams.get('body')).toContain('asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Edit message' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com'));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});
