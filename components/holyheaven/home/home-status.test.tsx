import { act, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import { addDays, instantOf } from '@/lib/india-time';
import { statusLines } from '@/lib/temples/today/lines';
import { HomeStatus } from './home-status';

const { speech } = wordsIn('en');
const first = temples[0]?.guide.facts.checked ?? '';
const line = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(name)) as HTMLElement;

function expectAnswers(at: Date) {
  for (const { guide } of temples) {
    const { verdict, event, checked } = statusLines({ ...guide, speech }, at);
    const shown = within(line(guide.words.name));
    for (const text of [verdict, event, checked].filter(Boolean)) expect(shown.getByText(text)).toBeVisible();
  }
}

afterEach(() => jest.useRealTimers());

test.each([0, 30, 120, 240])(
  'each temple says what holds %i days from now, and follows the clock',
  (days) => {
    const at = instantOf(addDays(first, days), 12 * 60 + 59);
    jest.useFakeTimers({ now: at });
    render(<HomeStatus language="en" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expectAnswers(at);
    act(() => jest.advanceTimersByTime(90_000));
    expectAnswers(new Date());
  },
);

test('a line leads to its temple; Dwarka leads nowhere', () => {
  render(<HomeStatus language="en" />);
  const rameswaram = within(line('Ramanathaswamy Temple, Rameshwaram'));
  expect(rameswaram.getByRole('link')).toHaveAttribute('href', '/holyheaven/3');
  expect(line('Dwarka')).toHaveTextContent('not described here');
  expect(within(line('Dwarka')).queryByRole('link')).not.toBeInTheDocument();
});

test('without a script each line tells the rule of the season', () => {
  document.body.innerHTML = renderToStaticMarkup(<HomeStatus language="en" />);
  for (const { guide } of temples) expect(screen.getByText(guide.words.season)).toBeVisible();
  expect(screen.queryByText(/Open now/)).not.toBeInTheDocument();
  document.body.innerHTML = '';
});
