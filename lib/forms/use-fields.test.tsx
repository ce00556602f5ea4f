import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { TextField } from '@/components/ui/field';
import { email } from './rules';
import { useFields } from './use-fields';

const malformed = 'Enter an email like name@example.com';
const rules = { email: email({ missing: 'Enter your email address', malformed }) };
const submitted = jest.fn();

function Form() {
  const { form, field, submit } = useFields(rules);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submitted(submit());
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <TextField label="Email" {...field('email')} />
      <a href="#elsewhere">Elsewhere</a>
      <button type="submit">Send</button>
    </form>
  );
}

const input = () => screen.getByLabelText('Email');
const button = () => screen.getByRole('button', { name: 'Send' });
const message = () => screen.queryByText(malformed);

async function typeWrongEmail() {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(input(), 'asha');
  return user;
}

beforeEach(() => submitted.mockClear());

test('nothing moves between press and release of the button, and the click submits', async () => {
  const user = await typeWrongEmail();
  await user.pointer({ keys: '[MouseLeft>]', target: button() });
  expect(button()).toHaveFocus();
  expect(message()).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(message()).toBeVisible();
  expect(input()).toHaveFocus();
});

test('a press beside the button judges the field once it is over', async () => {
  const user = await typeWrongEmail();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link') });
  expect(message()).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(message()).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
});

test('a tap submits before anything moves', async () => {
  const user = await typeWrongEmail();
  const seen: (HTMLElement | null)[] = [];
  button().addEventListener('mouseup', () => seen.push(message()));
  await user.pointer({ keys: '[TouchA]', target: button() });
  expect(seen).toEqual([null]);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(message()).toBeVisible();
});

test('the Tab key judges a field at once, and Enter submits', async () => {
  const user = await typeWrongEmail();
  await user.tab();
  expect(message()).toBeVisible();
  act(() => button().focus());
  await user.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});

test.each([
  ['is dragged away', () => fireEvent.dragEnd(button())],
  ['opens a menu', () => fireEvent.contextMenu(button())],
  ['is released where the page cannot see it', () => fireEvent.mouseMove(button(), { buttons: 0 })],
])('a press that %s is over', async (_, release) => {
  const user = await typeWrongEmail();
  await user.pointer({ keys: '[MouseLeft>]', target: button() });
  fireEvent.mouseMove(button(), { buttons: 1 });
  expect(message()).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(malformed)).toBeVisible();
});
