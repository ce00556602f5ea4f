import { act, fireEvent, render, screen } from '@testing-library/react';
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

beforeEach(() => {
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  setNavigator('connection', undefined);
  setNavigator('onLine', true);
});

const open = () =>
  render(
    <OfficeMap src="https://map.example/" title="Map of Okhla" load="Load the map">
      <svg role="img" aria-label="Sketch" />
    </OfficeMap>,
  );
const map = () => screen.queryByTitle('Map of Okhla');
const button = () => screen.queryByRole('button', { name: 'Load the map' });

test('loads by itself once half of it is in view, and not before', () => {
  open();
  scrollIntoView(0.4);
  expect(map()).not.toBeInTheDocument();
  scrollIntoView(0.5);
  expect(map()).toHaveAttribute('src', 'https://map.example/');
  expect(map()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(map()).not.toHaveFocus();
  expect(button()).not.toBeInTheDocument();
});

test('the sketch shows until the map is there, for which nothing but its frame is asked', () => {
  const fetched = jest.fn();
  globalThis.fetch = fetched;
  open();
  scrollIntoView(1);
  expect(screen.getByRole('img', { name: 'Sketch' })).toBeInTheDocument();
  expect(map()).toHaveClass('opacity-0');
  expect(map()).toHaveAttribute('tabindex', '-1');
  fireEvent.load(map() as HTMLElement);
  expect(map()).not.toHaveClass('opacity-0');
  expect(map()).not.toHaveAttribute('tabindex');
  expect(fetched).not.toHaveBeenCalled();
});

test('where data is saved it waits for the button', async () => {
  const user = userEvent.setup();
  setNavigator('connection', { saveData: true });
  open();
  expect(map()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load the map' }));
  expect(map()).toHaveFocus();
});

test('without a network the sketch stays, with a button to try again', () => {
  setNavigator('onLine', false);
  open();
  scrollIntoView(1);
  expect(map()).not.toBeInTheDocument();
  expect(button()).toBeInTheDocument();
});
