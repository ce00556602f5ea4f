import type { Page } from '@playwright/test';
import { languages, pathIn } from '@/content/languages';
import { templesIn } from '@/content/temples';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import { screens } from './shifts';
import { expect, open, test } from './test';

const at = (day: string) => new Date(`${day}T10:30:00+05:30`);

test('the chosen day tells what to expect, offline and without a request', async ({ page, context }) => {
  await page.clock.setFixedTime(at('2026-11-22'));
  await open(page, '/holyheaven/plan-trips/2');
  await context.setOffline(true);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByLabel('Travel Dates').fill('2027-06-30');
  const sheet = page.getByRole('region', { name: 'Wednesday, 30 June 2027' });
  await expect(sheet).toContainText('Anasara: no darshan');
  await expect(sheet).toContainText('Rath Yatra, 5 July 2027 (expected)');
  const file = page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Add the day to your calendar' }).click();
  expect((await file).suggestedFilename()).toBe('jagannath-2027-06-30.ics');
  expect(urls.filter((url) => !url.startsWith('data:'))).toEqual([]);
});

test('the day reaches the page to which the form leads, and no address', async ({ page }) => {
  await page.clock.setFixedTime(at('2026-11-22'));
  await open(page, '/holyheaven/plan-trips/3');
  await page.getByLabel('Travel Dates').fill('2026-12-20');
  await page.getByLabel('Number of Pilgrims').fill('2');
  await page.getByRole('button', { name: 'Submit Pilgrimage Plan' }).click();
  await expect(page).toHaveURL('/under-development/3?type=trip');
  await expect(page.getByRole('region', { name: 'Sunday, 20 December 2026' })).toContainText(
    'Hours of Margazhi',
  );
});

/** The pages of A4 on which it prints, with the margins that it asks for. */
const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const days = ['2026-11-22', '2026-12-20', '2027-06-30', '2027-07-05'];
const months = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-03`);

for (const { id, language, title } of languages.flatMap(({ code }) => templesIn(code)))
  test(`every sheet of ${title} fits on one page of A4`, async ({ page }) => {
    const fields = { trip: '#visit-day', planner: '#travel-date' };
    await page.goto(pathIn(language, `/holyheaven/${id}`));
    for (const day of ['2026-11-26', ...days, ...months]) {
      await page.clock.setFixedTime(at(day));
      await page.evaluate(() => dispatchEvent(new Event('pageshow')));
      expect.soft(await pagesOf(page), `the page on ${day}`).toBe(1);
    }
    await page.clock.setFixedTime(at('2026-11-22'));
    for (const [path, field] of [
      [comingSoonPath(id, 'trip', language), fields.trip],
      [pathIn(language, `/holyheaven/plan-trips/${id}`), fields.planner],
    ] as const) {
      await open(page, path);
      if (field === fields.trip) expect.soft(await pagesOf(page), `${path} without a day`).toBe(1);
      for (const day of days) {
        await page.locator(field).fill(day);
        for (const box of await page.getByRole('checkbox').all()) await box.check();
        expect.soft(await pagesOf(page), `${path} for ${day}`).toBe(1);
      }
    }
  });

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('a chosen day moves nothing in the form', async ({ page }) => {
      await page.clock.setFixedTime(at('2026-12-20'));
      await open(page, '/holyheaven/plan-trips/3');
      const button = page.getByRole('button', { name: 'Submit Pilgrimage Plan' });
      const place = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await place();
      for (const [day, name] of [
        ['2026-12-31', 'Thursday, 31 December 2026'],
        ['2027-03-07', 'Sunday, 7 March 2027'],
      ] as const) {
        await page.getByLabel('Travel Dates').fill(day);
        await expect(page.getByRole('region', { name })).toBeVisible();
        expect(await place()).toBe(before);
      }
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // components/holyheaven/plan/plan.test.tsx and home/home-status.test.tsx cover the seasons elsewhere.
  test('the page to which the planner leads tells the season, and offers no print', async ({ page }) => {
    await page.goto('/under-development/3?type=trip');
    await expect(page.getByRole('region', { name: 'When it is open' })).toContainText('5 am to 1 pm');
    await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
  });
});
