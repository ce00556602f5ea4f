import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import { addDays, instantOf } from '@/lib/india-time';
import { statusLines } from '@/lib/temples/today/today-lines';
import { TempleStatuses } from './temple-statuses';

const { speech } = wordsIn('en');
const first = temples[0]?.guide.facts.checked ?? '';

test.each([0, 120])('each temple has a row with its verdict in %i days and a link to it', (days) => {
  const at = instantOf(addDays(first, days), 12 * 60 + 59);
  jest.useFakeTimers({ now: at });
  render(<TempleStatuses language="en" />);
  const rows = screen.getAllByRole('listitem').map((row) => {
    const link = within(row).getByRole('link');
    return [
      link.textContent,
      link.getAttribute('href'),
      row.querySelector<HTMLElement>('[data-state]')?.dataset.state,
      row.querySelector('p')?.textContent,
    ];
  });
  const expected = temples.map(({ guide, place, id }) => {
    const { state, verdict } = statusLines({ ...guide, speech }, at);
    return [place, `/holyheaven/${id}`, state, verdict];
  });
  expect(rows).toEqual(expected);
});

test('without JavaScript, each row shows the season’s rule', () => {
  document.body.innerHTML = renderToStaticMarkup(<TempleStatuses language="en" />);
  for (const { guide } of temples) expect(screen.getByText(guide.words.season)).toBeVisible();
  expect(screen.queryByText(/^Open/, { selector: 'p' })).not.toBeInTheDocument();
  document.body.innerHTML = '';
});
