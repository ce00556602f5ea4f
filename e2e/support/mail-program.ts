import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMailProgram } from '@/lib/forms/mail-message';

jest.mock('@/lib/forms/mail-message', () => ({
  ...jest.requireActual('@/lib/forms/mail-message'),
  openMailProgram: jest.fn(),
}));

/** Stands in for the mail program. */
export const opened = jest.mocked(openMailProgram);

export const submit = () => screen.getByRole('button', { name: 'Open in your mail app' });

/** The message that the form passed to the mail program. */
export const mail = () => new URL(opened.mock.calls[0]?.[0] ?? '');

/** Submits the empty form and returns what its error summary asks for. */
export async function asked() {
  await userEvent.click(submit());
  return within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}
