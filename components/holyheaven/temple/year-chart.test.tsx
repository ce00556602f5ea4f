import { render } from '@testing-library/react';
import { temples } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { TodayPanel } from './today-panel';
import { YearChart } from './year-chart';

const [badrinath] = temples as [Temple];

const show = (temple: Temple) =>
  render(
    <>
      <YearChart guide={temple.guide} />
      <TodayPanel temple={temple} />
    </>,
  ).container;

test('today stands in the year at its place, once the browser has told the day', () => {
  jest.useFakeTimers({ now: new Date('2027-07-02T10:30:00+05:30') });
  const marks = [...show(badrinath).querySelectorAll('[data-now]')];
  expect(marks).toHaveLength(2);
  for (const mark of marks) expect(mark).toHaveAttribute('visibility', 'visible');
  expect(marks[0]).toHaveAttribute('x1', '50%');
  expect(marks[1]).toHaveAttribute('x', '50%');
  jest.useRealTimers();
});

test('a month known only by its name is drawn as a month, a date on its day', () => {
  const rects = [...show(badrinath).querySelectorAll('svg rect')];
  const drawn = rects.map((rect) => [rect.getAttribute('x'), rect.getAttribute('width')]);
  const percent = (days: number) => `${Math.round((days / 366) * 1e4) / 100}%`;
  expect(drawn).toContainEqual([percent(305), percent(30)]); // November
  expect(drawn).toContainEqual([percent(41), percent(1)]); // 11 February
});
