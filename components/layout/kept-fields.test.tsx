import { fireEvent, render, screen } from '@testing-library/react';
import { KeptFields } from './kept-fields';

let path = '/form';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

/** A page with its own fields, as the history entry with this key. */
function pageAt(key: string) {
  Object.assign(window, { navigation: { currentEntry: { key } } });
  return (
    <>
      <form key={key}>
        <input id="email" aria-label="Email" />
        <input id="password" aria-label="Password" type="password" />
        <input id="shown" aria-label="Shown password" type="text" autoComplete="new-password" />
        <input id="fast" aria-label="Fast" type="radio" name="speed" value="fast" />
      </form>
      <KeptFields />
    </>
  );
}

/** Navigates to another page, then back to this path as the history entry with this key. */
function leaveFor(rerender: (page: React.ReactNode) => void, key: string) {
  path = '/other';
  rerender(pageAt(`before ${key}`));
  path = '/form';
  rerender(pageAt(key));
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('what was typed and chosen is restored with its history entry, and React is notified', () => {
  const { rerender } = render(pageAt('typed'));
  type('Email', 'asha@example.org');
  fireEvent.click(screen.getByLabelText('Fast'));
  const heard = jest.fn();
  document.addEventListener('input', heard);
  leaveFor(rerender, 'typed');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
  expect(screen.getByLabelText('Fast')).toBeChecked();
  expect(heard).toHaveBeenCalled();
});

test('another history entry for the same path starts empty', () => {
  const { rerender } = render(pageAt('first'));
  type('Email', 'asha@example.org');
  leaveFor(rerender, 'second');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('a password is never kept, shown or not', () => {
  const { rerender } = render(pageAt('secret'));
  for (const label of ['Password', 'Shown password']) type(label, 'Correct-horse-9');
  leaveFor(rerender, 'secret');
  for (const label of ['Password', 'Shown password']) expect(screen.getByLabelText(label)).toHaveValue('');
});

test('a form that has reset itself stays empty', () => {
  const { rerender } = render(pageAt('done'));
  type('Email', 'asha@example.org');
  fireEvent.reset(screen.getByLabelText('Email').closest('form') as HTMLFormElement);
  leaveFor(rerender, 'done');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});
