import { render, screen } from '@testing-library/react';
import { temples } from '@/content/temples';
import { TempleSupport } from './temple-support';
import { TempleTips } from './temple-tips';

const link = (name: string) => screen.getByRole('link', { name });

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
