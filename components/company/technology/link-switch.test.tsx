import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkWords } from '@/content/company/software';
import { LinkSwitch } from './link-switch';

let reduced = false;
beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

const press = async (name: string) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name }));
};
const after = (seconds: number) => act(() => jest.advanceTimersByTime(1000 * seconds));
const waiting = () => Number(screen.getByText(linkWords.waiting).previousSibling?.textContent);

test('while the link is cut, observations wait on board; restored, it sends them on', async () => {
  render(<LinkSwitch words={linkWords}>drawing</LinkSwitch>);
  after(2);
  expect(waiting()).toBe(0);
  await press('Cut the link');
  expect(screen.getByRole('status')).toHaveTextContent('The link is cut.');
  after(4);
  expect(waiting()).toBe(20);
  await press('Restore');
  expect(screen.getByRole('status')).toHaveTextContent('20 observations sent on');
  after(4);
  expect(waiting()).toBe(0);
});

test('with reduced motion the count steps once a second and empties at once', async () => {
  reduced = true;
  render(<LinkSwitch words={linkWords}>drawing</LinkSwitch>);
  await press('Cut the link');
  after(0.9);
  expect(waiting()).toBe(0);
  after(0.2);
  expect(waiting()).toBe(5);
  await press('Restore');
  expect(waiting()).toBe(0);
});
