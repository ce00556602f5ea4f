import { render } from '@testing-library/react';
import { TodayProvider } from '@/components/holyheaven/today/today';
import { testTemple } from '@/content/temples/test-temple';
import type { Temple } from '@/content/temples/types';
import { todayTable } from '@/lib/temples/today/table';
import { YearChart } from './year-chart';

const show = (temple: Temple) =>
  render(
    <TodayProvider table={todayTable(temple)}>
      <YearChart guide={temple.guide} />
    </TodayProvider>,
  ).container;

test('today stands in the year at its place, once the browser has told the day', () => {
  jest.useFakeTimers({ now: new Date('2027-07-02T10:30:00+05:30') });
  const label = show(testTemple).querySelector('svg > text');
  expect(label).toHaveTextContent(/\w/);
  expect(label).toHaveAttribute('x', '50%');
  jest.useRealTimers();
});

test('a month known only by its name is drawn as a month, a date on its day', () => {
  const rects = [...show(testTemple).querySelectorAll('svg rect')];
  const drawn = rects.map((rect) => [rect.getAttribute('x'), rect.getAttribute('width')]);
  const percent = (days: number) => `${Math.round((days / 366) * 1e4) / 100}%`;
  expect(drawn).toContainEqual([percent(152), percent(30)]); // June
  expect(drawn).toContainEqual([percent(339), percent(1)]); // 5 December
});
