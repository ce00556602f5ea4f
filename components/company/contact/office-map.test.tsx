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

const setConnection = (value: unknown) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

beforeEach(() => {
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  setConnection(undefined);
});

const open = () =>
  render(
    <OfficeMap
      src="https://map.example/"
      title="Map of Okhla"
      load="Load the map"
      again="Try again"
      note="From afar"
      failed="No map"
      sketch={<svg role="img" aria-label="Sketch" />}
    >
      Elsewhere
    </OfficeMap>,
  );
const map = () => screen.queryByTitle('Map of Okhla');
const button = () => screen.queryByRole('button', { name: /^(Load the map|Try again)$/ });

const icon = () => document.querySelector('img[src="https://map.example/favicon.ico"]') as HTMLImageElement;

test('loads nothing until half of it is in view, and then the map if its site responds', () => {
  open();
  scrollIntoView(0.4);
  expect(icon()).not.toBeInTheDocument();
  scrollIntoView(0.5);
  expect(icon()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(map()).not.toBeInTheDocument();
  fireEvent.load(icon());
  expect(map()).toHaveAttribute('src', 'https://map.example/');
  expect(map()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(map()).not.toHaveFocus();
  expect(button()).not.toBeInTheDocument();
});

test('the sketch shows until the map has loaded', () => {
  open();
  scrollIntoView(1);
  fireEvent.load(icon());
  expect(screen.getByRole('img', { name: 'Sketch' })).toBeInTheDocument();
  expect(map()).toHaveClass('opacity-0');
  expect(map()).toHaveAttribute('tabindex', '-1');
  fireEvent.load(map() as HTMLElement);
  expect(map()).not.toHaveClass('opacity-0');
  expect(map()).not.toHaveAttribute('tabindex');
});

test('with Save-Data it waits for the button', async () => {
  const user = userEvent.setup();
  setConnection({ saveData: true });
  open();
  expect(map()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load the map' }));
  fireEvent.load(icon());
  expect(map()).toHaveFocus();
});

test('if its site does not respond, the sketch stays, with a button to try again', async () => {
  open();
  scrollIntoView(1);
  fireEvent.error(icon());
  expect(map()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('No map');
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(button()).toHaveFocus();
    fireEvent.error(icon());
    expect(screen.getByRole('status')).toHaveTextContent('No map');
  }
  expect(map()).not.toBeInTheDocument();
});
