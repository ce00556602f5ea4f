import type { Page } from '@playwright/test';
import { wordsIn } from '@/content/holyheaven/words';
import { languages, pathIn } from '@/content/languages';
import { temples, templesIn } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { addDays, instantOf } from '@/lib/india-time';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import { daySheet } from '@/lib/temples/plan/day-sheet';
import { sheetData } from '@/lib/temples/plan/sheet-data';
import { expect, holdBack, open, screens, test } from './test';

const [, puri, rameswaram] = temples as [Temple, Temple, Temple];
const { checked } = puri.guide.facts;
const { templePage, planSheet } = wordsIn('en');
const at = (day: string) => instantOf(day, 10 * 60 + 30);
const sheetOf = (temple: Temple, day: string) => daySheet(sheetData(temple), { day });

test('the sheet for the chosen day needs no request and works offline', async ({ page, context }) => {
  const day = puri.guide.facts.exceptions.find(({ is }) => is === 'not-known')?.from ?? addDays(checked, 1);
  const { day: name, state, parts } = sheetOf(puri, day);
  await page.clock.setFixedTime(at(checked));
  await open(page, '/holyheaven/plan-trips/2');
  await context.setOffline(true);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByLabel('Travel Dates').fill(day);
  const sheet = page.getByRole('region', { name });
  for (const text of [state, ...parts.flatMap(({ items }) => items)]) await expect(sheet).toContainText(text);
  const file = page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Add the day to your calendar' }).click();
  expect((await file).suggestedFilename()).toBe(`jagannath-${day}.ics`);
  // When the address changes, Chrome looks for the icon again.
  expect(urls.filter((url) => !/^data:|\/icon\.svg$/.test(url))).toEqual([]);
});

test('a shared day says that it is on its way, and shows nothing of other days, while its scripts load', async ({
  page,
}) => {
  const day = addDays(checked, 60);
  await page.clock.setFixedTime(at(checked));
  const letGo = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto(`/holyheaven/plan-trips/2#${day}`, { waitUntil: 'commit' });
  const usual = page.locator('#plan-title').filter({ hasText: templePage.year });
  await expect(usual).toBeAttached();
  await expect(usual).toBeHidden();
  const arriving = page.getByText(planSheet.arriving);
  await expect(arriving).toBeVisible();
  await letGo();
  await expect(page.getByRole('region', { name: sheetOf(puri, day).day })).toBeVisible();
  await expect(arriving).toBeHidden();
});

/** How many A4 pages it prints on, with its own margins. */
const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const days = [0, 32, 220, 225].map((later) => addDays(checked, later));
const months = Array.from({ length: 12 }, (_, month) => addDays(checked, 40 + 30 * month));

test('the doors of the picture are shut when the temple is closed, and one of them when we do not know', async ({
  page,
}) => {
  await page.clock.setFixedTime(at(checked));
  await open(page, '/holyheaven/plan-trips/2');
  const days = Array.from({ length: 400 }, (_, index) => sheetOf(puri, addDays(checked, index)));
  for (const [look, shut] of Object.entries({ closed: 2, 'not-known': 1, open: 0 })) {
    const { day = '', date = '' } = days.find((shown) => shown.look === look) ?? {};
    await page.getByLabel('Travel Dates').fill(date);
    await expect(page.getByRole('region', { name: day })).toBeVisible();
    const doors = page.locator('#plan g > path[fill^="color-mix"]').filter({ visible: true });
    await expect(doors, `${look}, ${day}`).toHaveCount(shut);
  }
});

for (const { id, language, title } of languages.flatMap(({ code }) => templesIn(code)))
  test(`every sheet of ${title} fits on one page of A4`, async ({ page }) => {
    await page.goto(pathIn(language, `/holyheaven/${id}`));
    for (const day of [...days, ...months]) {
      await page.clock.setFixedTime(at(day));
      await page.evaluate(() => dispatchEvent(new Event('pageshow')));
      expect.soft(await pagesOf(page), `the page on ${day}`).toBe(1);
    }
    await page.clock.setFixedTime(at(checked));
    await open(page, comingSoonPath(id, 'trip', language));
    expect.soft(await pagesOf(page), 'without a day').toBe(1);
    await open(page, pathIn(language, `/holyheaven/plan-trips/${id}`));
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    for (const day of days) {
      await page.locator('#travel-date').fill(day);
      expect.soft(await pagesOf(page), `the plan for ${day}`).toBe(1);
    }
  });

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('choosing a day moves nothing above its sheet', async ({ page }) => {
      await page.clock.setFixedTime(at(addDays(checked, 28)));
      await open(page, '/holyheaven/plan-trips/3');
      const place = () =>
        page.locator('#plan').evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await place();
      for (const days of [39, 105]) {
        const day = addDays(checked, days);
        await page.getByLabel('Travel Dates').fill(day);
        await expect(page.getByRole('region', { name: sheetOf(rameswaram, day).day })).toBeVisible();
        expect(await place()).toBe(before);
      }
    });
  });

test('on a narrow phone, the day in words stays clear of its label', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  // The longest day in words.
  await page.goto(`/holyheaven/plan-trips/1#${new Date().getFullYear() + 1}-09-22`);
  const words = page.locator('form p > span').filter({ hasText: 'September' });
  await expect(words).toBeVisible();
  const end = await page.getByText('Travel Dates', { exact: true }).evaluate((label) => {
    const text = document.createRange();
    text.selectNodeContents(label);
    return text.getBoundingClientRect().right;
  });
  expect((await words.boundingBox())?.x).toBeGreaterThan(end);
});
