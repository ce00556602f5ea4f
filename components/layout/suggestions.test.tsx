import { render, screen, within } from '@testing-library/react';
import { temples } from '@/content/temples';
import { Suggestions } from './suggestions';

jest.mock('@/content/company/openings', () => ({
  openings: [
    { slug: 'pilot', title: 'Test Pilot', closes: '2027-02-28' },
    { slug: 'gone', title: 'Gone', closes: '2026-01-31' },
  ],
}));

jest.mock('@/content/navigation', () => ({
  technologyLinks: { drone: { href: '/aboutdrone', label: 'Drone Technology' } },
}));

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z') }));
afterAll(() => jest.useRealTimers());

test('offers technologies, temples and what is open, by name', () => {
  render(<Suggestions groups={['technologies', 'openings', 'temples']} />);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Drone Technology', '/aboutdrone'],
    ['Test Pilot', '/career/pilot'],
    ...temples.map(({ id, title }) => [title, `/holyheaven/${id}`]),
  ]);
});
