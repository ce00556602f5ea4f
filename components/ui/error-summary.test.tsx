import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { forms } from '@/content/forms';
import { required } from '@/lib/forms/field-rules';
import { useFields } from '@/lib/forms/use-fields';
import { ErrorSummary } from './error-summary';
import { TextField } from './field';

const rules = {
  name: required({ missing: 'Enter your name' }),
  town: required({ missing: 'Enter your town' }),
};

function Form() {
  const { form, failed, field, submit } = useFields(rules, { summary: true });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <ErrorSummary heading="h2" failed={failed} />
      <TextField label="Name" {...field('name')} />
      <TextField label="Town" {...field('town')} />
      <button type="submit">Send</button>
    </form>
  );
}

const summary = () => screen.getByRole('alert');
const links = () =>
  within(summary())
    .getAllByRole('link')
    .map((link) => link.textContent);
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send' }));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('appears on a failed submit, not when a field is left', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByLabelText('Name'));
  await user.tab();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send(user);
  expect(within(summary()).getByRole('heading', { level: 2 })).toHaveTextContent(forms.problem);
  expect(links()).toEqual(['Enter your name', 'Enter your town']);
});

// e2e/forms.spec.ts covers its links.
test('changes with an edit but not when a field is left, so that nothing moves under the pointer', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await send(user);
  await user.tab();
  expect(links()).toEqual(['Enter your name', 'Enter your town']);
  await user.type(screen.getByLabelText('Name'), 'Asha');
  expect(links()).toEqual(['Enter your town']);
  await user.clear(screen.getByLabelText('Name'));
  await user.tab();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name');
  expect(links()).toEqual(['Enter your town']);
  await send(user);
  expect(links()).toEqual(['Enter your name', 'Enter your town']);
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Town'), 'Puri');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('is announced by screen readers after a submit: fields announce only errors found later', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const line = () => screen.getByText('Enter your town', { selector: 'p' });
  await send(user);
  const first = summary();
  expect(line()).toHaveAttribute('aria-live', 'off');
  await user.keyboard('{Enter}');
  expect(summary()).not.toBe(first);
  expect(line()).toHaveAttribute('aria-live', 'off');
  await user.type(screen.getByLabelText('Town'), 'P');
  await user.clear(screen.getByLabelText('Town'));
  await user.tab();
  expect(line()).toHaveAttribute('aria-live', 'polite');
});
