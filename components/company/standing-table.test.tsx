import { render, screen } from '@testing-library/react';
import { StandingTable } from './standing-table';

test('each subsystem has, for every stage, a day or "not yet"', () => {
  render(<StandingTable />);
  for (const cell of screen.getAllByRole('cell'))
    expect(cell).toHaveTextContent(/^(\d+ \w{3} \d{4}|Not yet)$/);
});
