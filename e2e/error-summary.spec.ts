import AxeBuilder from '@axe-core/playwright';
import { forms } from '@/content/forms';
import { expect, open, test } from './test';

const longForms = [
  { path: '/contact', first: 'Name', last: 'Message' },
  { path: '/career', first: 'Full name', last: 'Resume' },
  // In a narrow window the choice above the form has already chosen the technology.
  { path: '/demo', first: 'Name', last: 'Work email' },
  { path: '/register', first: 'Full name', last: 'Password' },
];

for (const { path, first, last } of longForms) {
  test(`${path} sums up its errors for somebody at the keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    const form = page.locator('form');
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await field(first).focus();
    await page.keyboard.press('Enter');
    await expect(field(first)).toBeFocused();
    await expect(field(first)).toBeInViewport();

    const summary = page.getByRole('alert').filter({ hasText: forms.problem });
    await expect(summary).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).include('form').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await page.keyboard.press('Shift+Tab');
    await expect(summary.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(last)).toBeFocused();
    // Its label is not under the bar.
    const bar = await page.getByRole('banner').boundingBox();
    const label = await form.locator(`label[for="${await field(last).getAttribute('id')}"]`).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    await expect(field(last)).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('');
  });
}
