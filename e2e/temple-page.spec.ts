import { readFile } from 'node:fs/promises';
import { wordsIn } from '@/content/holyheaven/words';
import { languageAt } from '@/content/languages';
import { temples } from '@/content/temples';
import { instantOf } from '@/lib/india-time';
import { expect, holdBack, open, test, wake } from './test';

test('the chips lead to their sections and stay in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/holyheaven/2');
  const { label, ...sections } = wordsIn('en').templePage.sections;
  const chips = page.getByRole('navigation', { name: label });
  for (const [id, name] of Object.entries(sections)) {
    await chips.getByRole('link', { name }).click();
    const found = page.locator(`h2#${id}, #${id} h2`);
    await expect(found).toBeInViewport({ ratio: 1 });
    const under = await chips.boundingBox();
    const box = await found.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('phone numbers beside tips and in the contact list can be tapped', async ({ page }) => {
  await page.goto('/holyheaven/1');
  const parts = ['Pilgrimage Tips', 'Whom to call'].map((name) => page.getByRole('region', { name }));
  await page.getByText('More numbers').click();
  for (const part of parts) {
    await expect(part.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
    for (const link of await part.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

/** The page's height, and its word count with every `details` as served and with all open. Runs in the page. */
function lengths() {
  const main = document.querySelector('main') as HTMLElement;
  const words = () => main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const [height, closed] = [document.documentElement.scrollHeight, words()];
  for (const fold of main.querySelectorAll('details')) {
    fold.name = '';
    fold.open = true;
  }
  return { height, closed, open: words() };
}

test('a saved picture grows with its text', async ({ page }) => {
  await page.clock.setFixedTime(instantOf('2026-11-26', 12 * 60));
  await open(page, '/holyheaven/1');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  // A PNG file states its width and height in bytes 16 to 23.
  const png = await readFile(await (await file).path());
  expect(png.readUInt32BE(16)).toBe(1080);
  expect(png.readUInt32BE(20)).toBeGreaterThan(1080);
});

// Hindi needs auxiliary verbs and so about a sixth more words.
const most = { en: { closed: 500, open: 1_300 }, hi: { closed: 600, open: 1_350 } };

test('a phone shows a whole temple in 6,000 pixels and 500 words', async ({ page }) => {
  test.slow();
  // Today's status varies by a few words.
  await page.clock.setFixedTime(instantOf(temples[0]?.guide.facts.checked ?? '', 10 * 60 + 30));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of temples.flatMap(({ id }) => [`/holyheaven/${id}`, `/hi/holyheaven/${id}`])) {
    await page.goto(path);
    // On reload, fonts come from the cache. Until a late one arrives, the text is in a wider system font.
    await page.reload();
    const { height, closed, open } = await page.evaluate(lengths);
    const words = most[languageAt(path)];
    expect.soft(height, path).toBeLessThanOrEqual(6_000);
    expect.soft(closed, `words of ${path}`).toBeLessThanOrEqual(words.closed);
    expect.soft(open, `words of ${path} with its folds open`).toBeLessThanOrEqual(words.open);
  }
});

test('the first tap already sends today’s status', async ({ page }) => {
  await page.goto('/holyheaven/1');
  // The page's scripts run only after an action.
  for (const name of ['Send on WhatsApp', 'Email this page'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /(am|pm)\)%0A/);
});

// lib/temples/calendar.test.ts covers the contents of the files.
test('one date or all dates can be added to a calendar', { tag: '@host' }, async ({ request }) => {
  const dated = temples[1]?.guide.facts.events[0];
  for (const file of ['calendar', dated?.key]) {
    const response = await request.get(`/holyheaven/2/${file}.ics`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  }
  expect((await request.get('/holyheaven/2/nothing.ics')).status()).toBe(404);
});

const addresses = ['/holyheaven', '/holyheaven/1', '/holyheaven/3', '/hi/holyheaven', '/hi/holyheaven/2'];

for (const path of addresses)
  test(`the words of ${path} stand beside its picture at every width`, async ({ page }) => {
    for (const width of [360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      // Measured in one frame, since a font that arrives between two measurements would move things.
      const [title, picture, bar] = await page.evaluate(() =>
        ['h1', 'main img', 'header'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
      );
      if (!title || !picture || !bar) throw new Error(`${path} does not show title, picture or bar`);
      const apart =
        picture.y + picture.height <= title.y ||
        title.y + title.height <= picture.y ||
        title.x + title.width <= picture.x ||
        picture.x + picture.width <= title.x;
      expect.soft(apart, String(width)).toBe(true);
      // The header covers no part of the picture, neither a summit nor a flag.
      expect.soft(picture.y, String(width)).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    }
  });

test('a verse has its font on a first visit on a desktop, too', async ({ page }) => {
  const letGo = await holdBack(page, '**/*sanskrit*');
  await page.goto('/holyheaven', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
  letGo();
  await page.waitForLoadState();
  await wake(page);
  await expect(page.locator('style[data-used]')).toHaveCount(0);
  expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family))).toContain('sanskrit');
});
