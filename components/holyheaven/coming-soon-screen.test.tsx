import { render, screen } from '@testing-library/react';
import { temples } from '@/content/temples';
import { ComingSoonScreen } from './coming-soon-screen';
import { TempleNotFound } from './not-found';

const link = (name: string) => screen.getByRole('link', { name });

test.each([
  [
    '1',
    'generic',
    /^This feature is currently being built with care and devotion\./,
    'Back to Badrinath Temple',
    '/holyheaven/1',
  ],
  [
    '1',
    'donation',
    /donation for Badrinath Temple is still under development/,
    'Back to Badrinath Temple',
    '/holyheaven/1',
  ],
  ['9', 'donation', /^Online donation is still under development/, 'Back to Holy Heaven', '/holyheaven'],
  [
    '3',
    'trip',
    /^Trip planning for Rameshwaram Temple is still under development/,
    'Explore Other Temples',
    '/holyheaven',
  ],
  ['x', 'trip', /^Trip planning is still under development/, 'Explore Other Temples', '/holyheaven'],
] as const)('coming soon for %s, %s', (templeId, type, description, button, href) => {
  render(<ComingSoonScreen templeId={templeId} type={type} language="en" />);
  expect(screen.getByText(description)).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
  expect(screen.getByText('Working Devoutly')).toBeVisible();
  expect(link(button)).toHaveAttribute('href', href);
  expect(link('Contact Support')).toHaveAttribute('href', '/contact');
  expect(link('Return Home')).toHaveAttribute('href', '/');
});

test('an unknown temple gets a message and a link back', () => {
  render(<TempleNotFound language="en" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Temple Not Found' })).toBeVisible();
  expect(screen.getByText('The requested temple could not be located')).toBeVisible();
  expect(link('Return to Holy Heaven')).toHaveAttribute('href', '/holyheaven');
  for (const { id, place } of temples) expect(link(place)).toHaveAttribute('href', `/holyheaven/${id}`);
});
