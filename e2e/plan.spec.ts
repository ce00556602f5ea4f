import type { Page } from '@playwright/test';
import { languages, pathIn } from '@/content/languages';
import { temples, templesIn } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { addDays, instantOf } from '@/lib/india-time';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import { planLines } from '@/lib/temples/plan/lines';
import { planPage } from '@/lib/temples/plan/plan-data';
import { screens } from './shifts';
import { expect, open, test } from './test';

const [, puri, rameswaram] = temples as [Temple, Temple, Temple];
const { checked } = puri.guide.facts;
const after = (days: number) => instantOf(addDays(checked, days), 10 * 60 + 30);
const sheetOf = (temple: Temple, day: string) => planLines(planPage(temple), day);
const dayWith = (temple: Temple, is: string) =>
  [...temple.guide.facts.exceptions].find((span) => span.is === is)?.from ?? addDays(checked, 1);

test('the chosen day tells what to expect, offline and without a request', async ({ page, context }) => {
  const day = dayWith(puri, 'closed');
  const { day: name, state, parts } = sheetOf(puri, day);
  await page.clock.setFixedTime(after(0));
  await open(page, '/holyheaven/plan-trips/2');
  await context.setOffline(true);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByLabel('Travel Dates').fill(day);
  const sheet = page.getByRole('region', { name });
  for (const text of [state, ...parts.flatMap(({ items }) => items.map(({ text }) => text))])
    await expect(sheet).toContainText(text);
  const file = page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Add the day to your calendar' }).click();
  expect((await file).suggestedFilename()).toBe(`jagannath-${day}.ics`);
  expect(urls.filter((url) => !url.startsWith('data:'))).toEqual([]);
});

test('the day reaches the page to which the form leads, and no address', async ({ page }) => {
  const day = dayWith(rameswaram, 'open');
  const { day: name, state } = sheetOf(rameswaram, day);
  await page.clock.setFixedTime(after(0));
  await open(page, '/holyheaven/plan-trips/3');
  await page.getByLabel('Travel Dates').fill(day);
  await page.getByLabel('Number of Pilgrims').fill('2');
  await page.getByRole('button', { name: 'Submit Pilgrimage Plan' }).click();
  await expect(page).toHaveURL('/under-development/3?type=trip');
  await expect(page.getByRole('region', { name })).toContainText(state);
});

/** The pages of A4 on which it prints, with the margins that it asks for. */
const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const at = (day: string) => instantOf(day, 10 * 60 + 30);
const days = [0, 28, 220, 225].map((later) => addDays(checked, later));
const months = Array.from({ length: 12 }, (_, month) => addDays(checked, 40 + 30 * month));

for (const { id, language, title } of languages.flatMap(({ code }) => templesIn(code)))
  test(`every sheet of ${title} fits on one page of A4`, async ({ page }) => {
    const fields = { trip: '#visit-day', planner: '#travel-date' };
    await page.goto(pathIn(language, `/holyheaven/${id}`));
    for (const day of [...days, ...months]) {
      await page.clock.setFixedTime(at(day));
      await page.evaluate(() => dispatchEvent(new Event('pageshow')));
      expect.soft(await pagesOf(page), `the page on ${day}`).toBe(1);
    }
    await page.clock.setFixedTime(after(0));
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

    test('a chosen day moves nothing above its sheet', async ({ page }) => {
      await page.clock.setFixedTime(after(28));
      await open(page, '/holyheaven/plan-trips/3');
      // On a desk the sheet stands beside the fields, on a phone under the date.
      const last =
        screen === 'phone'
          ? page.locator('#plan')
          : page.getByRole('button', { name: 'Submit Pilgrimage Plan' });
      const place = () => last.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await place();
      for (const days of [39, 105]) {
        const day = addDays(checked, days);
        await page.getByLabel('Travel Dates').fill(day);
        await expect(page.getByRole('region', { name: sheetOf(rameswaram, day).day })).toBeVisible();
        expect(await place()).toBe(before);
      }
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // components/holyheaven/plan/plan.test.tsx and home/home-status.test.tsx cover the seasons elsewhere.
  test('the page to which the planner leads tells the season, and offers no print', async ({ page }) => {
    await page.goto('/under-development/3?type=trip');
    await expect(page.getByRole('region', { name: 'When it is open' })).toContainText(
      rameswaram.guide.words.season,
    );
    await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
  });
});
