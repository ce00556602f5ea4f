import { act, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { temples } from '@/content/temples';
import { HomeStatus } from './home-status';

const lines = () => screen.getAllByRole('listitem');
const line = (name: string) => lines().find((item) => within(item).queryByText(name)) as HTMLElement;

function showAt(time: string) {
  jest.useFakeTimers({ now: new Date(`${time}+05:30`) });
  render(<HomeStatus language="en" />);
}
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-22T10:30', ['May be closed for winter', /^Open now, closes/, /^Open now, closes/]],
  ['2026-12-20T10:30', ['Closed for the season', /^Open now, closes/, /^Open now, closes/]],
  ['2027-03-10T10:30', ['Closed for the season', /^Open now, closes/, /^Open now, closes/]],
  ['2027-06-25T10:30', ['Usually open in June', 'Closed now', /^Open now, closes/]],
  ['2027-07-05T10:30', ['Usually open in July', 'Rath Yatra', /^Open now, closes/]],
])('at %s', (time, states) => {
  showAt(time);
  expect(lines()).toHaveLength(4);
  for (const [index, state] of states.entries())
    expect(within(lines()[index] as HTMLElement).getByText(state)).toBeVisible();
});

test('a line tells the next event and leads to its temple; Dwarka leads nowhere', () => {
  showAt('2026-12-20T10:30');
  const rameswaram = line('Ramanathaswamy Temple, Rameswaram');
  expect(within(rameswaram).getByText(/^Next: Arudra Darshan, 24 December 2026/)).toBeVisible();
  expect(within(rameswaram).getByRole('link')).toHaveAttribute('href', '/holyheaven/3');
  expect(line('Dwarka')).toHaveTextContent('not described here');
  expect(within(line('Dwarka')).queryByRole('link')).not.toBeInTheDocument();
});

test('what is past its day of checking says so', () => {
  showAt('2027-03-10T10:30');
  expect(screen.getAllByText(/Last checked on .*: please ask/)).toHaveLength(3);
});

test('a page that stays open follows the clock', () => {
  showAt('2026-11-22T12:59');
  const rameswaram = within(line('Ramanathaswamy Temple, Rameswaram'));
  expect(rameswaram.getByText('Closes soon')).toBeVisible();
  act(() => jest.advanceTimersByTime(90_000));
  expect(rameswaram.getByText('Closed now')).toBeVisible();
});

test('without a script each line tells the rule of the season', () => {
  document.body.innerHTML = renderToStaticMarkup(<HomeStatus language="en" />);
  for (const { guide } of temples) expect(screen.getByText(guide.words.season)).toBeVisible();
  expect(screen.queryByText(/Open now/)).not.toBeInTheDocument();
  document.body.innerHTML = '';
});
