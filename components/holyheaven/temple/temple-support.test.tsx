import { render, screen } from '@testing-library/react';
import { TodayProvider } from '@/components/holyheaven/today/today';
import { temples } from '@/content/temples';
import { todayTable } from '@/lib/temples/today/table';
import { TempleHero } from './temple-hero';
import { TempleSupport } from './temple-support';
import { TempleTips } from './temple-tips';

const link = (name: string) => screen.getByRole('link', { name });

test.each(temples.map((temple) => [temple.title, temple] as const))('%s links onwards', (_, temple) => {
  render(
    <TodayProvider table={todayTable(temple)}>
      <TempleHero temple={temple} />
      <TempleTips temple={temple} />
      <TempleSupport temple={temple} />
    </TodayProvider>,
  );
  for (const name of ['Check dates', 'Plan Your Pilgrimage'])
    expect(link(name)).toHaveAttribute('href', `/holyheaven/plan-trips/${temple.id}`);
  expect(link('Make a Donation')).toHaveAttribute('href', `/holyheaven/donation/${temple.id}`);
  expect(link('Discover More Temples')).toHaveAttribute('href', '/holyheaven');
  expect(screen.getByRole('button', { name: 'Daily Prayers' })).toBeEnabled();
});
