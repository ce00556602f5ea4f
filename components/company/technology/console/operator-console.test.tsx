import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperatorConsole } from './operator-console';

let reduced = false;
beforeEach(() => {
  reduced = false;
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  render(<OperatorConsole map="map" camera="camera" />);
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button(name));
const after = (seconds: number) => act(() => jest.advanceTimersByTime(1000 * seconds));
const [heard, own] = [0, 1].map((list) => () => {
  const shown = within(screen.getAllByRole('list')[list] as HTMLElement);
  return shown.getAllByRole('listitem').map(({ textContent }) => textContent);
}) as [() => (string | null)[], () => (string | null)[]];
const status = () => screen.getByRole('status');

test('an answer is logged at both ends and can be undone', async () => {
  await press('Approve');
  expect(status()).toHaveTextContent('Approved: a second look. The aircraft has the answer.');
  expect(heard().slice(-2)).toEqual(['06:42:10You approved', '06:42:11Second look begins, 6 min']);
  expect(own().at(-1)).toBe('06:42:11Second look begins, 6 min');
  after(0.1);
  expect(button('Undo')).toHaveFocus();
  await press('Undo');
  expect(button('Undo')).toBeVisible();
  after(0.6);
  await press('Undo');
  expect(heard().at(-2)).toBe('06:42:11You withdrew the answer');
  after(0.1);
  expect(button('Approve')).toHaveFocus();
  after(0.6);
  await press('Reject');
  expect(heard().at(-2)).toBe('06:42:12You rejected');
});

test('of the buttons that appear, only one under a double tap is guarded', async () => {
  await press('Reject');
  after(0.7);
  await press('Undo');
  await press('Reject');
  expect(button('Reject')).toBeVisible();
  await press('Approve');
  expect(status()).toHaveTextContent('Approved');
});

test('nothing runs while the link is up; once cut, the panels age and the aircraft keeps logging', async () => {
  after(60);
  expect(screen.getAllByText('06:42:10')).toHaveLength(2);
  expect(own()).toEqual(heard());
  await press('Cut the link');
  after(4);
  expect(screen.getAllByText('5 s old')).toHaveLength(2);
  expect(screen.getByText('27 s old').parentElement).toHaveTextContent('06:41:48, 27 s old');
  expect(heard().at(-1)).toContain('Seepage, 0.71: asked');
  expect(own().slice(-3)).toEqual([
    '06:42:10Link lost, leg goes on',
    '06:42:12Frame 2215 kept',
    '06:42:14Position checked, within 4 m',
  ]);
});

test('once the link is restored, waiting events arrive one by one in order, then the answer is sent', async () => {
  await press('Cut the link');
  after(4);
  expect(screen.getByText('0 waiting')).toBeVisible();
  await press('Approve');
  expect(screen.getByText('The answer waits for the link.')).toBeVisible();
  expect(heard().at(-1)).toBe('06:42:15You approved, waiting');
  expect(screen.getByText('1 waiting')).toBeVisible();
  await press('Restore the link');
  after(0.25);
  expect(heard().at(-2)).toBe('06:42:10Link lost, leg goes on5 s late');
  after(0.25);
  expect(heard().at(-2)).toBe('06:42:12Frame 2215 kept3 s late');
  after(0.5);
  expect(heard().slice(-4)).toEqual([
    '06:42:14Position checked, within 4 m1 s late',
    '06:42:15You approved1 s late',
    '06:42:15Link back',
    '06:42:16Second look begins, 6 min',
  ]);
  expect(screen.getAllByText('06:42:16')).not.toHaveLength(0);
  expect(screen.getByText('0 waiting')).toBeVisible();
});

test('no frame is logged twice if the link is cut again while the console catches up', async () => {
  const kept = new Set<string>();
  const watch = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      after(1);
      for (const entry of own()) if (entry?.includes('Frame')) kept.add(entry);
    }
  };
  await press('Cut the link');
  watch(10);
  await press('Restore the link');
  after(0.5);
  await press('Cut the link');
  watch(5);
  const frames = [...kept].map((entry) => entry.slice(8));
  expect(frames.length).toBeGreaterThan(2);
  expect(new Set(frames).size).toBe(frames.length);
});

test('an answer undone while the link is cut is never sent; with reduced motion all arrives at once', async () => {
  reduced = true;
  await press('Cut the link');
  await press('Reject');
  after(1);
  await press('Undo');
  after(1);
  await press('Restore the link');
  after(0.05);
  expect(
    heard()
      .slice(-3)
      .map((entry) => entry?.slice(8)),
  ).toEqual(['You withdrew the answer', 'Frame 2215 kept1 s late', 'Link back']);
});

test('an answer that the aircraft has received is undone only once the link is back', async () => {
  await press('Approve');
  after(1);
  await press('Cut the link');
  await press('Undo');
  // Its second look goes on.
  expect(document.querySelector('[data-told="approve"]')).toContainElement(screen.getByText('map'));
  expect(heard().at(-1)).toBe('06:42:12You withdrew the answer, waiting');
  expect(own().at(-1)).toBe('06:42:11Link lost, leg goes on');
  expect(screen.getByText('1 waiting')).toBeVisible();
  await press('Restore the link');
  after(1);
  expect(heard().slice(-4)).toEqual([
    '06:42:11Link lost, leg goes on1 s late',
    '06:42:12You withdrew the answer1 s late',
    '06:42:12Link back',
    '06:42:13Leg continues, question is open',
  ]);
  expect(document.querySelector('[data-told="approve"]')).not.toBeInTheDocument();
});
