import { wordsIn } from '@/content/holyheaven/words';
import { languageAt } from '@/content/languages';
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

test('numbers can be tapped, beside the tip that needs them and where people look for them', async ({
  page,
}) => {
  await page.goto('/holyheaven/1');
  const tips = page.getByRole('region', { name: 'Pilgrimage Tips' });
  for (const [name, href] of [
    ['Register (free)', 'https://registrationandtouristcare.uk.gov.in'],
    ['WhatsApp 83948 33833', 'https://wa.me/918394833833?text=Yatra'],
    ['Yatra helpline 0135-1364', 'tel:+911351364'],
  ] as const)
    await expect(tips.getByRole('link', { name })).toHaveAttribute('href', href);
  const calls = page.getByRole('region', { name: 'Whom to call' });
  await calls.getByText('More numbers').click();
  await expect(calls.getByRole('link').first()).toHaveText('0135-1364');
  await expect(calls.getByRole('listitem').filter({ hasText: '+91 73022 57116' })).toContainText(
    'Old number (2019)',
  );
  for (const link of [...(await tips.getByRole('link').all()), ...(await calls.getByRole('link').all())])
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=30.744,79.493',
  );
});

test('one way to a temple is open at a time', async ({ page }) => {
  await page.goto('/holyheaven/2');
  const travel = page.getByRole('region', { name: 'Travel Information' });
  const from = (place: string) => travel.getByRole('group').filter({ hasText: `${place}:` });
  await travel.getByText('Bhubaneswar:').click();
  await expect(from('Bhubaneswar').getByText('Mo Bus')).toBeVisible();
  await travel.getByText('Delhi:').click();
  await expect(from('Bhubaneswar').getByText('Mo Bus')).toBeHidden();
});

/** Height of the page and words of its text, closed and with every fold open. Runs in the page. */
function lengths() {
  // The height of what lies below the first screen is only estimated until it is drawn.
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  const main = document.querySelector('main') as HTMLElement;
  const words = () => main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const [height, closed] = [document.documentElement.scrollHeight, words()];
  for (const fold of main.querySelectorAll('details')) {
    fold.name = '';
    fold.open = true;
  }
  return { height, closed, open: words() };
}

// Hindi says the same in a few words more.
const most = { en: { closed: 505, open: 1_300 }, hi: { closed: 560, open: 1_300 } };

test('a phone shows a whole temple in 6,000 pixels and 500 words, and paper on one sheet of A4', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of temples.flatMap(({ id }) => [`/holyheaven/${id}`, `/hi/holyheaven/${id}`])) {
    await page.goto(path);
    // The second time the fonts come from the cache. One that is late leaves the text to a wider one of the system's.
    await page.reload();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect.soft(pages, `pages of ${path}`).toHaveLength(1);
    const { height, closed, open } = await page.evaluate(lengths);
    const words = most[languageAt(path)];
    expect.soft(height, path).toBeLessThanOrEqual(6_000);
    expect.soft(closed, `words of ${path}`).toBeLessThanOrEqual(words.closed);
    expect.soft(open, `words of ${path} with its folds open`).toBeLessThanOrEqual(words.open);
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
