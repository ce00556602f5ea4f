import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { addDays, instantOf } from '@/lib/india-time';
import { statusLines, todayLines } from '@/lib/temples/today/lines';
import { screens, watchShifts } from './shifts';
import { expect, open, test } from './test';

const { speech, homeStatus } = wordsIn('en');
const [, puri, rameswaram] = temples as [Temple, Temple, Temple];
const after = (days: number) => instantOf(addDays(puri.guide.facts.checked, days), 10 * 60 + 30);
const linesAt = ({ guide }: Temple, at: Date) => todayLines({ ...guide, speech }, at);

// lib/temples/today covers every kind of day, and today-panel.test.tsx every state; this is what a visitor sees of it.
test('the answer is in the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => {
      const answered = [...document.querySelectorAll('[data-state]')].at(-1)?.getAttribute('data-state');
      if (answered) performance.mark('answered');
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  });
  for (const path of ['/holyheaven/1', '/hi/holyheaven/2', '/holyheaven']) {
    await page.goto(path);
    const times = await page.waitForFunction(() => {
      const of = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
      const [answered, painted] = [of('answered'), of('first-contentful-paint')];
      return painted && { answered: answered ?? Number.POSITIVE_INFINITY, painted };
    });
    const { answered, painted } = (await times.jsonValue()) || { answered: 1, painted: 0 };
    expect(answered, path).toBeLessThan(painted);
  }
});

test('Indian time counts, wherever the visitor is', async ({ browser }) => {
  // Already the next day in India.
  const at = new Date(after(0).getTime() + 15.5 * 3_600_000);
  const { verdict } = linesAt(rameswaram, at);
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.clock.setFixedTime(at);
    await page.goto('/holyheaven/3');
    await expect(page.getByRole('region', { name: verdict })).toBeVisible();
    await context.close();
  }
});

test('the answers stay when the scripts take over, and are there after a navigation', async ({ page }) => {
  const at = after(225);
  await page.clock.setFixedTime(at);
  await open(page, '/holyheaven/2');
  await expect(page.getByRole('region', { name: linesAt(puri, at).verdict })).toBeVisible();
  await open(page, '/holyheaven');
  const statuses = page.getByRole('region', { name: homeStatus.title });
  const rows = temples.map(({ guide, place }) => place + statusLines({ ...guide, speech }, at).verdict);
  await expect(statuses.getByRole('listitem')).toHaveText(rows);
  await statuses.getByRole('link', { name: rameswaram.place }).click();
  const { verdict } = linesAt(rameswaram, at);
  await expect(page.getByRole('region', { name: verdict })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Discover More Temples' }).click();
  await expect(page).toHaveURL('/holyheaven');
  await expect(statuses.getByText(verdict).first()).toBeVisible();
});

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('the answer moves nothing while the page is still coming', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const bytesPerSecond = 20_000;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 40,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
      await watchShifts(page);
      // Every temple page is made alike: one in each language, since each takes four seconds.
      for (const path of ['/holyheaven/1', '/hi/holyheaven/2']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('#today')).toBeVisible();
        const shifts = await page.evaluate(() => window.shifts);
        // On a desk the names beside it may take on a font that comes in the middle.
        expect(screen === 'phone' ? shifts : shifts?.filter((shift) => shift.includes('_answer'))).toEqual(
          [],
        );
      }
    });
  });

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('the chips lead to their parts and stay in reach', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/holyheaven/2');
    const chips = page.getByRole('navigation', { name: 'On this page' });
    for (const [name, heading] of [
      ['Prepare', 'Pilgrimage Tips'],
      ['Hours', 'Hours of darshan'],
      ['Travel', 'Travel Information'],
      ['Call', 'Whom to call'],
      ['When', 'When to go'],
    ] as const) {
      await chips.getByRole('link', { name }).click();
      const found = page.getByRole('heading', { name: heading });
      await expect(found).toBeInViewport({ ratio: 1 });
      const under = await chips.boundingBox();
      const box = await found.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('numbers can be tapped, and each says who answers, and old ones from which year they are', async ({
  page,
}) => {
  await page.goto('/holyheaven/1');
  const calls = page.getByRole('region', { name: 'Whom to call' });
  await calls.getByText('More numbers and addresses').click();
  await expect(calls.getByRole('link', { name: '0135-1364' })).toHaveAttribute('href', 'tel:+911351364');
  await expect(calls.getByRole('listitem').filter({ hasText: 'Yatra helpline' })).toContainText(
    'Helpline, 2024',
  );
  for (const link of await calls.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('link', { name: 'Open in your map' })).toHaveAttribute(
    'href',
    'geo:30.744,79.493?q=30.744,79.493(Badrinath%20Temple)',
  );
});

test('a fold opens for a link to what is inside, and answers by itself', async ({ page }) => {
  await page.goto('/holyheaven/2');
  const travel = page.getByRole('region', { name: 'Travel Information' });
  const from = (place: string) => travel.getByRole('group').filter({ hasText: `${place}:` });
  await travel.getByText('Kolkata:').click();
  await expect(from('Kolkata').getByText('22895')).toBeVisible();
  await travel.getByText('Chennai:').click();
  await expect(from('Kolkata').getByText('22895')).toBeHidden();
  await page.goto('/holyheaven/2#gate-plan');
  await expect(page.getByRole('heading', { name: 'The gates' })).toBeInViewport();
});

test('a phone shows a whole temple in ten screens, and paper on one sheet of A4', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [...temples.map(({ id }) => `/holyheaven/${id}`), '/hi/holyheaven/2']) {
    await page.goto(path);
    // The second time the fonts come from the cache. One that is late leaves the text to a wider one of the system's.
    await page.reload();
    // The height of what lies below the first screen is only estimated until it is drawn.
    const height = await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('*'))
        if (getComputedStyle(element).contentVisibility === 'auto')
          element.style.contentVisibility = 'visible';
      return document.documentElement.scrollHeight;
    });
    // 8,000 on most days: what holds today takes a few lines more or less.
    expect(height, path).toBeLessThanOrEqual(8_200);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect(pages, `pages of ${path}`).toHaveLength(1);
  }
});

// lib/calendar has the contents of the files.
test('each date can be added to a calendar, and all of them at once', { tag: '@host' }, async ({
  request,
}) => {
  const dated = puri.guide.facts.events.find(({ when }) => 'from' in when);
  for (const file of ['calendar', dated?.key]) {
    const response = await request.get(`/holyheaven/2/${file}.ics`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  }
  expect((await request.get('/holyheaven/2/nothing.ics')).status()).toBe(404);
});
