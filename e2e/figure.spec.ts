import { turntable } from '@/content/company/turntable';
import { screens } from './shifts';
import { expect, open, test } from './test';

test.describe('figure 1', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/aboutdrone');
    // It is loaded when it is near.
    await page.getByText(/^Fig\. 1/).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Wing' }).scrollIntoViewIfNeeded();
  });

  test('turns by drag', async ({ page }) => {
    const control = page.getByRole('slider', { name: turntable.label });
    await expect(control).toHaveAttribute('aria-valuenow', '144');
    const box = await control.boundingBox();
    if (!box) throw new Error('The control has no place');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 100, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(control).not.toHaveAttribute('aria-valuenow', '144');
  });

  test('a row lights up when its part is pointed at', async ({ page }) => {
    const control = page.getByRole('slider', { name: turntable.label });
    await control.focus();
    // From above, where the payload bay is in the middle.
    for (let step = 0; step < 13; step++) await page.keyboard.press('ArrowUp');
    const box = await control.boundingBox();
    if (!box) throw new Error('The control has no place');
    await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height * 0.48 + 2);
    await expect(page.getByRole('button', { name: /bay$/, pressed: true })).toHaveCount(1);
    await page.getByRole('listitem').filter({ hasText: 'Tail' }).hover();
    await expect(page.getByRole('button', { name: 'Tail' })).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('on a phone', () => {
    test.use(screens.phone);
    test('stays in view while its list goes by', async ({ page }) => {
      const last = page.getByRole('listitem').filter({ hasText: 'Tail' });
      await last.evaluate((row) => row.scrollIntoView({ block: 'end' }));
      await expect(last).toBeInViewport();
      await expect(page.getByRole('slider', { name: turntable.label })).toBeInViewport({ ratio: 0.8 });
    });

    test('covers no row that the keyboard comes to', async ({ page }) => {
      const rows = await page.locator('li > button').all();
      await rows.at(-1)?.focus();
      for (const row of rows.slice(0, -1).reverse()) {
        await page.keyboard.press('Shift+Tab');
        await expect(row).toBeFocused();
        const isOnTop = (button: Element) => {
          const { left, top } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + 4, top + 4));
        };
        await expect.poll(() => row.evaluate(isOnTop)).toBe(true);
      }
    });
  });
});
