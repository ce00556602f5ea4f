import { render, screen } from '@testing-library/react';
import { openings } from '@/content/company/openings';
import { OpeningDetails } from './opening-details';

const [opening] = openings;
if (!opening) throw new Error('there is no opening to test with');

const lastMoment = new Date('2027-01-31T18:29:59Z');
const dated = { ...opening, closes: '2027-01-31' } as const;

beforeEach(() => jest.useFakeTimers({ now: lastMoment }));
afterEach(() => jest.useRealTimers());

test('an opening shows its terms and how to apply', () => {
  render(<OpeningDetails opening={dated} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(opening.title);
  expect(screen.getByText('31 January 2027')).toBeVisible();
  const apply = screen.getAllByRole('link', { name: 'Apply Now' });
  expect(apply).toHaveLength(2);
  for (const link of apply) expect(link).toHaveAttribute('href', `/contact?opening=${opening.slug}#write`);
  expect(screen.queryByText(/closed on/)).not.toBeInTheDocument();
});

test('an opening without a closing day stays open and names none', () => {
  jest.setSystemTime(new Date('2040-01-01T00:00:00Z'));
  render(<OpeningDetails opening={opening} />);
  expect(screen.getAllByRole('link', { name: 'Apply Now' })).toHaveLength(2);
  expect(screen.queryByText('Apply by')).not.toBeInTheDocument();
});

test('an expired opening says so and takes no applications', () => {
  jest.setSystemTime(lastMoment.getTime() + 1000);
  render(<OpeningDetails opening={dated} />);
  expect(screen.getByText(/closed on 31 January 2027/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See what is open' })).toHaveAttribute('href', '/career');
});
