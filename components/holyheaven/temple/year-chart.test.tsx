import { render } from '@testing-library/react';
import { TodayProvider } from '@/components/holyheaven/today/today';
import { wordsIn } from '@/content/holyheaven/words';
import { templesIn } from '@/content/temples';
import { testTemple } from '@/content/temples/test-temple';
import { todayTable } from '@/lib/temples/today/table';
import { TempleYear } from './temple-year';
import { YearChart } from './year-chart';

const show = () =>
  render(
    <TodayProvider table={todayTable(testTemple)}>
      <TempleYear temple={testTemple} />
    </TodayProvider>,
  ).container;

test('today is marked in the year once the browser provides the date', () => {
  jest.useFakeTimers({ now: new Date('2027-07-02T10:30:00+05:30') });
  const there = [...show().querySelectorAll(`[x="${100 / 366}%"]`)].map(({ textContent }) => textContent);
  expect(there).toContain(wordsIn('en').templePage.now);
});

test.each(templesIn('en').map(({ title, guide }) => [title, guide] as const))(
  'no verdict sign in the year of %s overlaps another',
  (_, guide) => {
    const { container } = render(<YearChart guide={guide} />);
    const parts = [...container.querySelectorAll('[data-kind]')].filter(
      (part) => !part.querySelector('rect'),
    );
    const places = parts
      .map((part) => ['x', 'width'].map((name) => Number.parseFloat(part.getAttribute(name) ?? '')))
      .toSorted(([one = 0], [other = 0]) => one - other);
    expect(places.length).toBeGreaterThan(1);
    places.slice(1).forEach(([start], before) => {
      const [x = 0, width = 0] = places[before] ?? [];
      expect(start).toBeGreaterThan(x + width - 0.1);
    });
  },
);
