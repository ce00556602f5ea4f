import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { forms as words } from '@/content/forms';
import { expect, open, screens, test } from './test';

/** What to type so that the button is enabled, and a field to leave with a wrong value. */
type Form = { path: string; fill?: Record<string, string>; wrong: [label: string, value: string] };

// One of each kind: with an error summary, without one, and with one message at a time.
const forms: Form[] = [
  { path: '/contact', fill: { Name: 'Asha Rao', Message: 'Hello' }, wrong: ['Email', 'asha'] },
  { path: '/login', fill: { Password: 'anything' }, wrong: ['Email', 'asha'] },
  {
    path: '/holyheaven/donation/1',
    fill: { 'Full Name': 'Asha Rao', 'Email Address': 'asha@example.com' },
    wrong: ['Phone Number', '1'],
  },
];

/** Fills the form in, leaves the cursor in the wrong field, and returns that field and the button. */
async function fillIn(page: Page, { path, fill = {}, wrong: [label, value] }: Form) {
  await open(page, path);
  const form = page.getByRole('main').locator('form[aria-label]');
  const field = (name: string) => form.getByLabel(name, { exact: true });
  for (const [name, text] of Object.entries(fill)) await field(name).fill(text);
  const wrong = field(label);
  await wrong.fill(value);
  const button = form.locator('button[type="submit"]');
  await button.scrollIntoViewIfNeeded();
  return { wrong, button };
}

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}, without the web font`, () => {
    test.use({ ...options, expectedComplaints: ['net::ERR_FAILED'] });
    test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

    for (const form of forms)
      test(`${form.path}: a press on the button is not lost when a wrong field is left`, async ({ page }) => {
        const { wrong, button } = await fillIn(page, form);
        const before = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
        // Near the upper edge, where the smallest shift moves the button from under the pointer.
        await page.mouse.move(before.x + before.width / 2, before.y + 2);
        await page.mouse.down();
        await expect(wrong).not.toBeFocused();
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
        expect(await button.boundingBox()).toEqual(before);
        await page.mouse.up();
        // Only a submit brings the focus back.
        await expect(wrong).toBeFocused();
        await expect(wrong).toHaveAttribute('aria-invalid', 'true');
      });
  });

const longForms = [
  { path: '/contact', first: 'Name', last: 'Message' },
  { path: '/career', first: 'Full name', last: 'Resume' },
  { path: '/demo', first: 'Name', last: 'Work email' },
  { path: '/register', first: 'Full name', last: 'Password' },
];

for (const { path, first, last } of longForms) {
  test(`${path} sums up its errors for keyboard users`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    const form = page.locator('form');
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await field(first).focus();
    await page.keyboard.press('Enter');
    await expect(field(first)).toBeFocused();
    await expect(field(first)).toBeInViewport();

    const summary = page.getByRole('alert').filter({ hasText: words.problem });
    await expect(summary).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).include('form').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await page.keyboard.press('Shift+Tab');
    await expect(summary.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(last)).toBeFocused();
    // The header does not cover its label.
    const bar = await page.getByRole('banner').boundingBox();
    const label = await form.locator(`label[for="${await field(last).getAttribute('id')}"]`).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    await expect(field(last)).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('');
  });
}
