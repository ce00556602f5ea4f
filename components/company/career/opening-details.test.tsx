import { render, screen } from '@testing-library/react';
import { openings } from '@/content/company/openings';
import { OpeningDetails } from './opening-details';

const [opening] = openings;
if (!opening) throw new Error('there is no opening to test with');

test('an opening shows its terms, its closing day if it names one, and how to apply', () => {
  const { rerender } = render(<OpeningDetails opening={opening} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(opening.title);
  const apply = screen.getAllByRole('link', { name: 'Apply Now' });
  expect(apply).toHaveLength(2);
  for (const link of apply)
    expect(link).toHaveAttribute('href', `/contact?opening=${opening.slug}#apply-${opening.slug}`);
  for (const terms of [`${opening.type} · ${opening.location}`, 'Posted 21 November 2026'])
    expect(screen.getByText(terms)).toBeVisible();
  rerender(<OpeningDetails opening={{ ...opening, closes: '2027-01-31' }} />);
  expect(screen.getByText('Posted 21 November 2026, apply by 31 January 2027')).toBeVisible();
});
