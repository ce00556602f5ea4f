import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { frameIn } from '@/content/holyheaven/frames';
import { languageAt } from '@/content/languages';
import { site } from '@/content/site';
import { missing, pages } from './routes';
import { screens, shiftsOnTheWay, watchShifts } from './shifts';
import { expect, test, wake } from './test';

/*
 * One visit per page on a phone and one on a desktop check header, footer, layout shift and accessibility together.
 * As in every test, console errors and foreign requests fail them too (test.ts).
 */
type Visited = { path: string; status: number; indexed: boolean; heading?: string; found?: string };

const notFound = ['/nowhere', '/holyheaven/99', '/holyheaven/donation/99', '/holyheaven/plan-trips/99'];
const visited: Visited[] = [
  ...pages.map((page) => ({ ...page, status: 200 })),
  { path: '/holyheaven?q=puri', status: 200, indexed: true, found: '1 temple found' },
  ...notFound.map((path) => ({
    path,
    status: 404,
    indexed: false,
    heading: missing.find((page) => page.path === path)?.heading ?? 'Temple Not Found',
  })),
];

test.use({ expectedComplaints: ['404 (Not Found)'] });

async function expectNoViolations(page: Page) {
  // Half as long, with the same rules: in the page itself, since no frame is ours, and without the details of what passed.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(told, 'axe').toEqual([]);
}

/** Starts the scripts, scrolls to the end, and expects no layout shift. */
async function scrollWithoutShift(page: Page, { found }: Visited) {
  // The first scroll has the page laid out to its end; the footer comes last.
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await expect(page.locator('footer').last()).toHaveCSS('content-visibility', 'visible');
  await wake(page);
  if (found) await expect(page.getByRole('status').filter({ hasText: found })).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect.soft(await shiftsOnTheWay(page), 'layout shift').toEqual([]);
}

async function expectHeaderAndFooter(page: Page, { path, status, indexed, heading }: Visited) {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (heading) await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo')).toContainText(new RegExp(`© 20\\d\\d ${site.name}`));
  const bar = page.getByRole('banner').getByRole('navigation');
  const frame = frameIn(languageAt(path));
  for (const { href, label } of frame.bar) {
    const link = bar.getByRole('link', { name: label, exact: true });
    await expect.soft(link).toHaveAttribute('href', href);
    if (href === path) await expect.soft(link).toHaveAttribute('aria-current', 'page');
    else await expect.soft(link).not.toHaveAttribute('aria-current');
  }
  await expect
    .soft(bar.getByRole('link', { name: frame.register.label }))
    .toHaveAttribute('href', '/register');
  const robots = page.locator('meta[name="robots"]');
  // Next adds a second one to 404 pages.
  if (status === 200) await expect.soft(robots).toHaveCount(indexed ? 0 : 1);
  if (!indexed) await expect.soft(robots.first()).toHaveAttribute('content', /noindex/);
}

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options);
    for (const entry of visited)
      test(`${entry.path} is complete, stable and accessible`, async ({ page }) => {
        await watchShifts(page);
        const response = await page.goto(entry.path);
        expect(response?.status()).toBe(entry.status);
        if (screen === 'desk') await expectHeaderAndFooter(page, entry);
        await scrollWithoutShift(page, entry);
        await expectNoViolations(page);
        if (screen !== 'phone') return;
        await page.setViewportSize({ width: 320, height: 640 });
        // A font's size in vw follows the window a frame late.
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width, { message: 'width of the page at 320 px' }).toBeLessThanOrEqual(320);
      });
  });

test('the footer shows the current year, whenever the site was built', async ({ page }) => {
  await page.clock.setFixedTime('2041-07-01T12:00:00Z');
  await page.goto('/about');
  await wake(page);
  await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${site.name}`);
});
