import { render } from '@testing-library/react';
import { TodayProvider } from '@/components/holyheaven/today/today';
import { wordsIn } from '@/content/holyheaven/words';
import { testTemple } from '@/content/temples/test-temple';
import { todayTable } from '@/lib/temples/today/table';
import { TempleYear } from './temple-year';

const show = () =>
  render(
    <TodayProvider table={todayTable(testTemple)}>
      <TempleYear temple={testTemple} />
    </TodayProvider>,
  ).container;

afterEach(() => jest.useRealTimers());

test('today stands in the year at its place, once the browser has told the day', () => {
  jest.useFakeTimers({ now: new Date('2027-07-02T10:30:00+05:30') });
  const there = [...show().querySelectorAll('[x="50%"]')].map(({ textContent }) => textContent);
  expect(there).toContain(wordsIn('en').templePage.now);
});

test('the chart and the list number the same dates', () => {
  jest.useFakeTimers({ now: new Date('2026-12-05T10:30:00+05:30') });
  const numbers = [...show().querySelectorAll('.number')].map(({ textContent }) => textContent);
  expect(numbers).toEqual(['1–3', '4', ...['1', '2', '3', '4']]);
});
