import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfficeMap } from './office-map';

let scrollIntoView: (share: number) => void;

class FakeObserver {
  constructor(callback: IntersectionObserverCallback, { threshold }: IntersectionObserverInit) {
    scrollIntoView = (share) =>
      act(() =>
        callback(
          [{ isIntersecting: share >= Number(threshold) } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
  }
  observe() {}
  disconnect() {}
}

const setNavigator = (name: 'connection' | 'onLine', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

let answer: (answered: boolean) => Promise<void>;
const asked = jest.fn(
  () =>
    new Promise<void>((resolve, reject) => {
      answer = (answered) => act(async () => (answered ? resolve() : reject(new TypeError('no network'))));
    }),
);

beforeEach(() => {
  asked.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch;
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  setNavigator('connection', undefined);
  setNavigator('onLine', true);
});

const open = () =>
  render(
    <OfficeMap
      src="https://map.example/"
      title="Map of Okhla"
      load="Load the map"
      notice={<p>From elsewhere</p>}
    >
      <svg role="img" aria-label="Sketch" />
    </OfficeMap>,
  );
const map = () => screen.queryByTitle('Map of Okhla');
const button = () => screen.queryByRole('button', { name: 'Load the map' });

test('loads by itself once half of it is in view, and not before', async () => {
  open();
  scrollIntoView(0.4);
  expect(asked).not.toHaveBeenCalled();
  scrollIntoView(0.5);
  expect(map()).not.toBeInTheDocument();
  await answer(true);
  expect(map()).toHaveAttribute('src', 'https://map.example/');
  expect(map()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(map()).not.toHaveFocus();
  expect(button()).not.toBeInTheDocument();
  expect(screen.getByText('From elsewhere')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Sketch' })).toBeInTheDocument();
});

test('asks without the address of the page, and not for ever', () => {
  open();
  scrollIntoView(1);
  expect(asked).toHaveBeenCalledWith('https://map.example/', {
    mode: 'no-cors',
    referrerPolicy: 'no-referrer',
    signal: expect.any(AbortSignal),
  });
});

test('where data is saved it waits for the button', async () => {
  const user = userEvent.setup();
  setNavigator('connection', { saveData: true });
  open();
  expect(map()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load the map' }));
  await answer(true);
  expect(map()).toHaveFocus();
});

test('offline nothing is asked: the sketch stays, with a button to try again', () => {
  setNavigator('onLine', false);
  open();
  scrollIntoView(1);
  expect(asked).not.toHaveBeenCalled();
  expect(button()).toBeInTheDocument();
});

test('where the map does not answer, the sketch stays', async () => {
  open();
  scrollIntoView(1);
  await answer(false);
  expect(map()).not.toBeInTheDocument();
  expect(button()).toBeInTheDocument();
});
