import { walks } from './routes';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

/** Texts of buttons, and links that look like one, with neither a border nor an underline. Runs in the page. */
const bareButtons = () =>
  [...document.querySelectorAll('button, a.rounded-control')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } =
        getComputedStyle(element);
      const bordered =
        borderTopWidth !== '0px' && borderTopStyle !== 'none' && !/^rgba\(.*, 0\)$/.test(borderTopColor);
      return !bordered && textDecorationLine === 'none';
    })
    .map((element) => element.textContent);

/** Headings that print would cut off. Runs in the page. */
function paperFaults() {
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, [aria-hidden]');
  const name = (element: Element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`;
  const headings = [...document.querySelectorAll('h1, h2, h3')].filter(seen);
  /** Whether any of it is above the page or outside a clipping ancestor. */
  const isCut = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top + scrollY < 0) return true;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const outer = box.getBoundingClientRect();
      const clips = getComputedStyle(box).overflowY !== 'visible';
      if (clips && (top < outer.top - 1 || bottom > outer.bottom + 1)) return true;
    }
    return false;
  };
  return headings.filter(isCut).map(name);
}

/** Pages whose form needs JavaScript and says what to do without it. */
const forms = new Set(['/register', '/login', '/forgot-password', '/contact', '/career', '/demo']);

// One visit checks everything that needs no script: text, forced colours and print.
test.describe('each page, with the system’s wider fonts', () => {
  test.use({ expectedComplaints: ['ERR_FAILED', 'status of 404'] });

  for (const [world, paths] of walks)
    test(`${world} is complete, has borders in forced colours, prints uncut`, async ({ page }) => {
      test.slow();
      await page.route('**/*.woff2', (route) => route.abort());
      for (const path of paths) {
        await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
        await page.goto(path);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        if (forms.has(path)) {
          const wayOn = page.getByText('This form needs JavaScript');
          await expect.soft(wayOn.locator('a[href^="mailto:"]'), path).toBeVisible();
          const pressable = page.getByRole('main').locator('button[type="submit"]:enabled');
          await expect.soft(pressable.filter({ visible: true }), path).toHaveCount(0);
          // No field that the browser would submit.
          await expect.soft(page.locator('form [name]'), path).toHaveCount(0);
        }
        const hidden = await page
          .locator('[data-reveal]')
          .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length);
        expect.soft(hidden, `hidden elements of ${path}`).toBe(0);

        // Forced colours drop backgrounds, so a button needs a border or an underline.
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ forcedColors: 'active' });
        await page.waitForFunction(() => matchMedia('(forced-colors: active)').matches);
        // Borders take a moment to change colour.
        await expect.poll(() => page.evaluate(bareButtons), `buttons of ${path}`).toEqual([]);

        // A4 portrait at 96 dpi without margins.
        await page.setViewportSize({ width: 794, height: 1123 });
        await page.emulateMedia({ media: 'print', forcedColors: 'none' });
        await expect.soft(page.getByRole('banner'), path).toBeHidden();
        // Sections that were out of view are laid out for print a little later.
        await expect.poll(() => page.evaluate(paperFaults), `paper of ${path}`).toEqual([]);
        await expect.soft(page.getByRole('link', { name: 'Skip to content' }), path).toBeHidden();
      }
    });
});

test('a donation leads to its coming-soon page and sends nothing', { tag: '@host' }, async ({ page }) => {
  await page.goto('/holyheaven/donation/1');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email Address').fill('asha@example.com');
  const button = page.getByRole('button', { name: 'Make Divine Donation' });
  await button.click();
  await expect(page).toHaveURL('/holyheaven/donation/1');
  await page.getByLabel('Phone Number').fill('9876543210');
  await button.click();
  await expect(page).toHaveURL('/under-development/1?type=donation');
});

test('a pilgrimage plan leads to its coming-soon page', { tag: '@host' }, async ({ page }) => {
  await page.goto('/holyheaven/plan-trips/3');
  await page.getByLabel('Travel Dates').fill('2999-01-15');
  await page.getByLabel('Number of Pilgrims').fill('4');
  await page.getByRole('button', { name: 'Submit Pilgrimage Plan' }).click();
  await expect(page).toHaveURL('/under-development/3?type=trip');
});
