import { render, screen } from '@testing-library/react';
import { openings } from '@/content/company/openings';
import { OpeningDetails } from './opening-details';

const [opening] = openings;
if (!opening) throw new Error('there is no opening to test with');

test('an opening shows its terms and how to apply', () => {
  render(<OpeningDetails opening={{ ...opening, closes: '2999-01-31' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(opening.title);
  expect(screen.getByText('31 January 2999')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByText(/closed on/)).not.toBeInTheDocument();
});

test('an expired opening says so and takes no applications', () => {
  render(<OpeningDetails opening={{ ...opening, closes: '2020-01-31' }} />);
  expect(screen.getByText(/closed on 31 January 2020/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See what is open' })).toHaveAttribute('href', '/career');
});
