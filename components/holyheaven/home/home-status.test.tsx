import { act, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import { addDays, instantOf } from '@/lib/india-time';
import { statusLines } from '@/lib/temples/today/today-lines';
import { HomeStatus } from './home-status';

const { speech } = wordsIn('en');
const first = temples[0]?.guide.facts.checked ?? '';

const rows = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => [
      within(row).getByRole('link').textContent,
      row.dataset.state,
      row.querySelector('p')?.textContent,
    ]);
const expected = (at: Date) =>
  temples.map(({ guide, place }) => {
    const { state, verdict } = statusLines({ ...guide, speech }, at);
    return [place, state, verdict];
  });

afterEach(() => jest.useRealTimers());

test.each([0, 30, 120, 240])(
  'each temple has a row with its verdict %i days from now, and follows the clock',
  (days) => {
    const at = instantOf(addDays(first, days), 12 * 60 + 59);
    jest.useFakeTimers({ now: at });
    render(<HomeStatus language="en" />);
    expect(rows()).toEqual(expected(at));
    act(() => jest.advanceTimersByTime(90_000));
    expect(rows()).toEqual(expected(new Date()));
  },
);

test('a row leads to its temple', () => {
  render(<HomeStatus language="en" />);
  expect(screen.getByRole('link', { name: 'Rameshwaram' })).toHaveAttribute('href', '/holyheaven/3');
});

test('without a script each row tells the rule of the season', () => {
  document.body.innerHTML = renderToStaticMarkup(<HomeStatus language="en" />);
  for (const { guide } of temples) expect(screen.getByText(guide.words.season)).toBeVisible();
  expect(screen.queryByText(/^Open/, { selector: 'p' })).not.toBeInTheDocument();
  document.body.innerHTML = '';
});
