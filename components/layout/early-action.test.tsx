import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyAction } from './early-action';

const onClick = jest.fn();

function Page() {
  return (
    <>
      <div data-theme="dusk">
        <form>
          <div>
            <label htmlFor="name">Name</label>
            <input id="name" />
            <p>Below the field</p>
          </div>
          <label>
            <input type="checkbox" /> Remember
          </label>
          <button type="button" onClick={() => onClick('Clear')}>
            Clear
          </button>
          <button type="button" onClick={() => onClick('Undo')}>
            Undo
          </button>
        </form>
      </div>
      <EarlyAction />
    </>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');

/** Renders the page, lets `before` act on it, and then hydrates it. */
async function start(before: () => void) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Page />);
  const served = name();
  name().focus();
  fireEvent.input(name(), { target: { value: 'Asha' } });
  fireEvent.click(screen.getByRole('checkbox'));
  before();
  // React reports that it rendered the page anew, which is expected here.
  await act(() => void hydrateRoot(container, <Page />, { onRecoverableError() {} }));
  expect(window.earlyAction).toBeNull();
  return served;
}

test('a press that makes React hydrate at once is handled after the earlier press', async () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Page />);
  window.earlyAction = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' });
  hydrateRoot(container, <Page />);
  screen.getByRole('button', { name: 'Undo' }).click();
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(2));
  expect(onClick.mock.calls).toEqual([['Clear'], ['Undo']]);
});

// In development, React logs hydration mismatches.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const inNeed: [string, () => void][] = [
  ['a password manager has put an icon beside a field', () => name().after(document.createElement('i'))],
  [
    'a translator has wrapped a text',
    () => {
      const font = document.createElement('font');
      const text = screen.getByText('Below the field');
      font.append('Unter dem Feld');
      text.replaceChildren(font);
    },
  ],
  [
    'an extension has put a frame of its own before ours',
    () => document.querySelector('[data-theme]')?.before('text'),
  ],
];

test.each(inNeed)('%s: what was typed, ticked, pressed and focused is kept', async (_, change) => {
  const served = await start(() => {
    change();
    window.earlyAction = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' });
  });
  expect(served.isConnected).toBe(false);
  expect(name()).toHaveValue('Asha');
  expect(name()).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeChecked();
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
});
