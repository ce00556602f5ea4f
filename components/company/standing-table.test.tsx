import { render, screen, within } from '@testing-library/react';
import { standing } from '@/content/company/standing';
import { StandingTable } from './standing-table';

test('each subsystem has a day or reads as not yet, for every stage', () => {
  render(<StandingTable />);
  const table = screen.getByRole('table', { name: standing.title });
  const words = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent).join(' | ');
  const heads = within(table).getAllByRole('columnheader');
  expect(words(heads)).toBe('Subsystem | Drawn | Built | Bench-tested | Flown');
  for (const { name } of standing.rows) {
    const cells = within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
    expect(words(cells)).toBe('22 Nov 2026 | Not yet | Not yet | Not yet');
  }
  expect(screen.getByText('24 November 2026')).toBeVisible();
});
