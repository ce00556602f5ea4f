import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@/content/site';
import { mail } from '@/e2e/support/mail-program';
import { ForgotPasswordForm } from './forgot-password-form';

test('says that nothing was reset, and writes the message to support', async () => {
  const user = userEvent.setup();
  render(<ForgotPasswordForm />);
  expect(screen.getByRole('form')).toHaveTextContent('my account, [your email]. Please');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com{Enter}');
  expect(screen.getByRole('region')).toHaveTextContent('my account, asha@example.com. Please');
  expect(screen.getByText(/Online reset is not available yet/)).toBeVisible();
  const { pathname, searchParams } = mail();
  expect(pathname).toBe(site.supportEmail);
  expect(searchParams.get('body')).toContain('asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Edit message' }));
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});
