import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { TextField } from '@/components/ui/field';
import { email } from './field-rules';
import { submitOnEnter, useFields } from './use-fields';

const malformed = 'Enter an email like name@example.com';
const rules = { email: email({ missing: 'Enter your email address', malformed }) };
const submitted = jest.fn();

function Form() {
  const { form, field, submit, values } = useFields(rules);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submitted(submit());
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <TextField label="Email" {...field('email')} />
      <output>{values?.email}</output>
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

test('a wrong value left before hydration gets its message after it', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  (input() as HTMLInputElement).value = 'asha';
  render(<Form />, { container, hydrate: true });
  expect(message()).toBeVisible();
});

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

test('a press on the button that is released elsewhere validates the field', async () => {
  const user = await typeWrongEmail();
  await user.pointer({ keys: '[MouseLeft>]', target: button() });
  expect(message()).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(message()).toBeVisible();
});

test('a press elsewhere validates the field on release', async () => {
  const user = await typeWrongEmail();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link') });
  expect(message()).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(message()).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
});

test('a tap submits before a message appears', async () => {
  const user = await typeWrongEmail();
  const seen: (HTMLElement | null)[] = [];
  button().addEventListener('mouseup', () => seen.push(message()));
  await user.pointer({ keys: '[TouchA]', target: button() });
  expect(seen).toEqual([null]);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(message()).toBeVisible();
});

test('the Tab key validates a field at once, and Enter submits', async () => {
  const user = await typeWrongEmail();
  await user.tab();
  expect(message()).toBeVisible();
  act(() => button().focus());
  await user.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});

const changed = (value: string, ...events: string[]) =>
  act(() => {
    (input() as HTMLInputElement).value = value;
    for (const type of events) input().dispatchEvent(new Event(type, { bubbles: true }));
  });

test.each([['input'], ['change'], ['input', 'change'], []])(
  'autofill that sends %j and %j is noticed',
  async (...events) => {
    render(<Form />);
    changed('asha@example.com', ...events.filter(Boolean));
    expect(await screen.findByText('asha@example.com')).toBeVisible();
  },
);

test('an autofilled field loses its message', async () => {
  const user = await typeWrongEmail();
  await user.tab();
  expect(message()).toBeVisible();
  changed('asha@example.com', 'change');
  expect(message()).not.toBeInTheDocument();
});

test('two submits in one task count once', () => {
  render(<Form />);
  changed('asha@example.com', 'input');
  const form = button().closest('form') as HTMLFormElement;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(submitted.mock.calls).toEqual([[{ email: 'asha@example.com' }], [undefined]]);
});

test.each([
  ['composes', { isComposing: true }],
  ['composes in Safari', { keyCode: 229 }],
])('Enter does nothing while an input method %s', (_, how) => {
  const submit = jest.fn();
  render(
    <form aria-label="Form" onKeyDown={submitOnEnter(submit)}>
      <input aria-label="Email" />
      <button type="submit" disabled>
        Send
      </button>
    </form>,
  );
  fireEvent.keyDown(input(), { key: 'Enter', ...how });
  expect(submit).not.toHaveBeenCalled();
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(submit).toHaveBeenCalledTimes(1);
});
