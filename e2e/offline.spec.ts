import { readFileSync } from 'node:fs';
import { wordsIn } from '@/content/holyheaven/words';
import { languages, pathIn } from '@/content/languages';
import { fill } from '@/lib/fill';
import { languagePath } from '../delivery/offline/area';
import { ageLine, expect, HOME, NO_NETWORK, test, visit, waitForCopy } from './offline/test';
import { pages } from './routes';
import { templeHost } from './servers';
import { wake } from './test';

test.use({ expectedComplaints: NO_NETWORK });

const tripSheet = fill(wordsIn('en').templePage.sheet.title, { temple: 'Badrinath Dham' });

/** The first headline in a document. */
const headline = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';

test('without a network, the visited page opens again as it was', { tag: '@host' }, async ({
  page,
  front,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, front, `${HOME}/1`);
  const today = await page.locator('[data-slot]').first().textContent();
  await expect(ageLine(page)).toHaveCount(0);
  front.instead.set('*', 'break');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Badrinath Temple' })).toBeVisible();
  await expect(ageLine(page)).toBeVisible();
  await expect(ageLine(page)).toHaveText(
    /^No answer from the network\. Copy saved \d minutes? ago \(\d+ \w+ \d{4} at \d+:\d\d [ap]m\)\.$/,
  );
  await expect(page.locator('[data-slot]').first()).toHaveText(today ?? '');
  const hero = page.locator('main picture img').first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  const font = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family === 'temple')?.status);
  await expect.poll(font).toBe('loaded');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(tripSheet)).toBeVisible();
  await expect(ageLine(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await wake(page);
  await page.getByRole('main').getByRole('button', { name: 'Daily Prayers' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: /soon/ })).toHaveCount(1);
});

for (const { code, name } of languages) {
  const own = (path: string) => pathIn(code, path);

  test(`after one visit every temple page in ${name} opens without a network`, { tag: '@host' }, async ({
    page,
    front,
  }) => {
    await visit(page, front, own(`${HOME}/donation/2`));
    const missing = [`${HOME}/99`, `${HOME}/donation/99`, `${HOME}/plan-trips/99`].map(own);
    const listed = pages.map(({ path }) => path).filter((path) => languagePath(path) === own(''));
    const online = new Map<string, string>();
    for (const path of [...listed, ...missing, own(`${HOME}?q=puri`), own('/under-development/2?type=trip')])
      online.set(path, headline(await (await page.request.get(front.url + path)).text()));
    front.instead.set('*', 'break');
    for (const [path, expected] of online) {
      const response = await page.goto(front.url + path);
      expect(response?.status(), path).toBe(missing.includes(path) ? 404 : 200);
      expect(headline((await response?.text()) ?? ''), path).toBe(expected);
      await expect(ageLine(page), path).toBeVisible();
    }
  });
}

test('links, forms and the search work without a network', { tag: '@host' }, async ({ page, front }) => {
  await visit(page, front);
  front.instead.set('*', 'break');
  await wake(page);
  await page.getByRole('searchbox').fill('Puri');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 temple found' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pilgrimage Info/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jagannath Temple' })).toBeVisible();
  await expect(ageLine(page)).toBeVisible();
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'Plan Your Pilgrimage' }).first().click();
  await page.getByLabel('Travel Dates').fill('2030-01-01');
  await page.getByLabel('Number of Pilgrims').fill('2');
  await page.getByRole('button', { name: 'Submit Pilgrimage Plan' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Trip Planning Under Development' }),
  ).toBeVisible();
});

test('a calendar file downloads without a network', async ({ page, front }) => {
  await visit(page, front, `${HOME}/1`);
  front.instead.set('*', 'break');
  const download = page.waitForEvent('download');
  await page.locator('a[href$="calendar.ics"]').first().click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('BEGIN:VCALENDAR');
});

test('a page from the network wins if it comes within three seconds', async ({ page, front }) => {
  await visit(page, front);
  front.instead.set(`${HOME}/2`, { afterMs: 1500 });
  await page.goto(`${front.url}${HOME}/2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jagannath Temple' })).toBeVisible();
  await expect(ageLine(page)).toHaveCount(0);
  front.instead.set(`${HOME}/2`, 'silence');
  const started = Date.now();
  await page.reload({ waitUntil: 'commit' });
  expect(Date.now() - started).toBeGreaterThan(2900);
  await expect(ageLine(page)).toBeVisible();
});

test('after a copy, a page from the network does not say that it is one', async ({ page, front }) => {
  await visit(page, front);
  front.instead.set('*', 'break');
  await page.reload();
  await expect(ageLine(page)).toBeVisible();
  await wake(page);
  front.instead.clear();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pilgrimage Info/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/holyheaven\/\d$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(ageLine(page)).toHaveCount(0);
});

test('the temple host’s own address opens without a network once it was visited', async ({ page, front }) => {
  const { port } = new URL(front.url);
  const url = `http://${templeHost}:${port}`;
  await page.goto(`${url}/`);
  await waitForCopy(page, front);
  front.instead.set('*', 'break');
  await page.goto(`${url}/`);
  await expect(page.getByRole('main')).toContainText('Serving Devotees Since 2024');
  await expect(ageLine(page)).toBeVisible();
});
