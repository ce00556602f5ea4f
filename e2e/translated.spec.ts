import type { Page } from '@playwright/test';
import { pageError, siteError } from '@/content/errors';
import { pageErrors } from '@/content/holyheaven/page-errors';
import { wordsIn } from '@/content/holyheaven/words';
import { worlds } from './routes';
import { expect, open, test, wake } from './test';

/** Wraps every text, present or later, as a translation in two `font` elements like Chrome does. Runs in the page. */
function translate() {
  const translated = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, svg, font')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`${text.data}*`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translated(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) translated(target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Fills in and clears every field and presses every button. Runs in the page. */
async function useEverything() {
  window.print = () => {};
  const later = () => new Promise((done) => setTimeout(done, 20));
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`main :is(${selector})`)].filter((each) =>
      each.checkVisibility(),
    );
  const day = new Date(Date.now() + 2e9).toISOString().slice(0, 10);
  const valuesFor = (field: HTMLInputElement | HTMLSelectElement) => {
    if (field instanceof HTMLSelectElement) return [field.options[1]?.value ?? ''];
    if (field.type === 'range') return [field.max, field.min];
    return field.type === 'date' ? [day, '', day] : ['7', '', '12'];
  };
  for (const field of seen('input:not([type=file], [type=checkbox], [type=radio]), textarea, select'))
    for (const value of valuesFor(field)) {
      // Not through React's own setter, or React would miss the change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const type of ['input', 'change', 'focusout'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
      await later();
    }
  // Twice, because some buttons undo what they did or are replaced by another.
  for (let round = 0; round < 2; round += 1)
    for (const button of [
      ...seen('[type=checkbox], [type=radio], button[type=button], summary'),
      ...seen('button[type=submit]'),
    ]) {
      if (button.isConnected) button.click();
      await later();
    }
}

async function visit(page: Page, path: string, when: 'before' | 'after') {
  await page.goto(path);
  if (when === 'before') await page.evaluate(translate);
  await wake(page);
  if (when === 'after') await page.evaluate(translate);
  await page.mouse.move(300, 400);
  await page.evaluate(useEverything);
  for (const { title } of [pageError, siteError, ...Object.values(pageErrors)])
    await expect(page.getByText(title)).toHaveCount(0);
  // The frame's links work too.
  const link = page.getByRole('contentinfo').locator('a[href="/team"]');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/team');
}

test('changed text is translated again', async ({ page }) => {
  await open(page, '/holyheaven/plan-trips/2');
  await page.evaluate(translate);
  const { year: unplanned } = wordsIn('en').templePage;
  const panel = page.locator('#plan-title');
  await expect(panel).toHaveText(`${unplanned}*`);
  for (const year of [1, 2].map((ahead) => `${new Date().getFullYear() + ahead}`)) {
    await page.getByLabel('Travel Dates').fill(`${year}-07-05`);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(year);
    await expect(panel).toContainText(year);
    await expect(page.locator('[data-planned]')).toContainText(year);
  }
  await page.getByLabel('Travel Dates').fill('');
  await expect(panel).toHaveText(`${unplanned}*`);
});

// React reports that a translated page differs from what the server sent.
test.use({ expectedComplaints: ['Minified React error #418', 'www.openstreetmap.org', 'favicon'] });

for (const [world, paths] of worlds)
  for (const when of ['before', 'after'] as const)
    test(`${world} works when translated ${when} its scripts start`, async ({ page }) => {
      test.setTimeout(300_000);
      for (const path of paths) await test.step(path, () => visit(page, path, when));
    });
