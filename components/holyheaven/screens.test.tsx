import { render, screen } from '@testing-library/react';
import { quotes, templeVerses } from '@/content/holyheaven/quotes';
import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import { ComingSoonScreen } from './coming-soon-screen';
import { TempleNotFound } from './not-found';
import { TempleSupport } from './temple/temple-support';
import { TempleTips } from './temple/temple-tips';
import { Verse } from './verse';

const { verses } = wordsIn('en');
const link = (name: string) => screen.getByRole('link', { name });

const titles = {
  generic: 'Feature Under Development',
  donation: 'Donation System Under Development',
  trip: 'Trip Planning Under Development',
};

test.each([
  [
    '1',
    'generic',
    /^This feature is currently being built with care and devotion\.$/,
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
  expect(screen.getByRole('heading', { level: 1, name: titles[type] })).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
  expect(screen.getByText('Working Devoutly')).toBeVisible();
  expect(link(button)).toHaveAttribute('href', href);
  expect(link('Contact Support')).toHaveAttribute('href', '/contact');
  expect(link('Return Home')).toHaveAttribute('href', '/');
});

test('an unknown temple is told and led back', () => {
  render(<TempleNotFound language="en" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Temple Not Found' })).toBeVisible();
  expect(screen.getByText('The requested temple could not be located')).toBeVisible();
  expect(link('Return to Holy Heaven')).toHaveAttribute('href', '/holyheaven');
  for (const { id, title } of temples) expect(link(title)).toHaveAttribute('href', `/holyheaven/${id}`);
});

test.each(temples.map((temple) => [temple.title, temple] as const))('%s links on', (_, temple) => {
  render(
    <>
      <TempleTips temple={temple} />
      <TempleSupport temple={temple} />
    </>,
  );
  expect(link('Plan Your Pilgrimage')).toHaveAttribute('href', `/holyheaven/plan-trips/${temple.id}`);
  expect(link('Make a Donation')).toHaveAttribute('href', `/holyheaven/donation/${temple.id}`);
  expect(link('Discover More Temples')).toHaveAttribute('href', '/holyheaven');
  expect(screen.getByRole('button', { name: 'Daily Prayers' })).toBeEnabled();
});

test.each([...quotes, ...templeVerses].map((quote) => [verses[quote.id].author, quote] as const))(
  '%s is told in its languages',
  (author, quote) => {
    const { container } = render(<Verse quote={quote} language="en" />);
    expect(container.querySelector('[lang="sa"]')).toHaveTextContent(quote.text.sanskrit.join(' '));
    expect(container.querySelector('[lang="sa-Latn"]')).toHaveTextContent(
      quote.text.transliteration.join(' '),
    );
    expect(screen.getByText(verses[quote.id].meaning)).toBeVisible();
    expect(screen.getByText('Source:')).toBeVisible();
    expect(screen.getByText(author)).toBeVisible();
  },
);

test('each temple has a verse of its own, which no other page shows', () => {
  const shown = temples.map(({ verse }) => verse);
  expect(new Set(shown).size).toBe(temples.length);
  for (const { id } of quotes) expect(shown).not.toContain(id);
});
