import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { frameIn } from '@/content/holyheaven/frames';
import { languageAt, TEMPLE_HOME } from '@/content/languages';
import { site } from '@/content/site';
import { allPaths, pages } from './routes';
import { shiftsOnTheWay, shiftsUntilFonts, watchShifts } from './shifts';
import { expect, holdBack, screens, test, wake } from './test';

/*
 * Every page is visited on a phone, but on a desktop only one of each kind and language: pages of a kind share a
 * layout, and their words and pictures are those of the phone. Visits check layout shift and accessibility, on a
 * desktop also header and footer. As in every test, console errors and requests to other sites fail them (test.ts).
 */
type Visited = { path: string; status: number; found?: string };

const visited: Visited[] = [
  ...pages.map((path) => ({ path, status: 200 })),
  { path: '/holyheaven?q=puri', status: 200, found: '1 temple found' },
  // Other missing addresses show the same two screens (addresses.spec.ts).
  ...['/nowhere', '/holyheaven/99'].map((path) => ({ path, status: 404 })),
];

/** The layout shift when fonts arrive late: a line or two that wrap elsewhere. Google calls 0.1 good. */
const OF_FONTS = 0.02;

/** The kind of a page: all temples have the same kinds of pages, and all openings share one. */
const kindOf = ({ path, status }: Visited) =>
  status + path.replace(/\/(\d+|anything)(?=\?|$)/, '/*').replace(/^\/career\/.+/, '/career/*');
const firstOfKind = visited.filter(
  (entry, index) => visited.findIndex((other) => kindOf(other) === kindOf(entry)) === index,
);

test.use({ expectedComplaints: ['404 (Not Found)'] });

async function expectNoViolations(page: Page, medium: string, rules?: string[]) {
  // Takes half the time with the same rules: legacy mode skips frames (we have none), and passes are not detailed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  const summaries = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(summaries, medium).toEqual([]);
}

/** Expects that no text is too pale in print, where browsers omit backgrounds. */
async function expectInk(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync('* { background: none !important }');
    document.adoptedStyleSheets = [rules];
  });
  // Wait until the full style sheets have replaced the inlined rules.
  await expect(page.locator('style[data-used]')).toHaveCount(0);
  const ink = () => page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).color);
  await expect.poll(ink).toBe('rgb(0, 0, 0)');
  await expectNoViolations(page, 'paper', ['color-contrast']);
}

/** Starts the scripts, scrolls to the end, and expects no layout shift. */
async function scrollWithoutShift(page: Page, { found }: Visited) {
  await wake(page);
  if (found) {
    await expect(page.getByRole('status').filter({ hasText: found })).toBeAttached();
    // What was hidden until then requests its fonts now.
    expect.soft(await shiftsUntilFonts(page), 'layout shift of results').toBeLessThan(OF_FONTS);
  }
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect.soft(await shiftsOnTheWay(page), 'layout shift').toEqual([]);
}

async function expectHeaderAndFooter(page: Page, path: string) {
  await expect.soft(page.getByRole('contentinfo')).toContainText(new RegExp(`© 20\\d\\d ${site.name}`));
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const shown = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  );
  const { bar, register } = frameIn(languageAt(path));
  // The row of temples marks the place in their area.
  const isWithin = (href: string) => !href.endsWith(TEMPLE_HOME) && path.startsWith(`${href}/`);
  const current = (href: string) => (href === path ? 'page' : isWithin(href) ? 'true' : null);
  expect.soft(shown).toEqual([...bar, register].map(({ label, href }) => [label, href, current(href)]));
}

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options);
    for (const entry of screen === 'phone' ? visited : firstOfKind)
      test(`${entry.path} is complete, stable and accessible`, async ({ page }) => {
        await watchShifts(page);
        const response = await page.goto(entry.path);
        const early = await shiftsUntilFonts(page);
        // Test machines have no Devanagari font: until ours arrives, boxes of another width stand in.
        if (languageAt(entry.path) !== 'hi') expect.soft(early, 'early layout shift').toBeLessThan(OF_FONTS);
        expect(response?.status()).toBe(entry.status);
        if (screen === 'desk') await expectHeaderAndFooter(page, entry.path);
        await scrollWithoutShift(page, entry);
        await expectNoViolations(page, 'screen');
        await expectInk(page);
      });

    for (const path of [
      '/career',
      '/login',
      '/contact',
      '/demo',
      '/register',
      '/aboutsoftwaredev',
      '/holyheaven',
      '/holyheaven/1',
      '/holyheaven/2',
      '/privacy',
    ])
      test(`next to nothing moves on ${path} when the fonts arrive late`, async ({ page }) => {
        const letGo = await holdBack(page, '**/*.woff2');
        await watchShifts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
        letGo();
        await page.waitForFunction(() =>
          [...document.fonts].some(({ display, status }) => display === 'swap' && status === 'loaded'),
        );
        expect(await shiftsUntilFonts(page)).toBeLessThan(OF_FONTS);
        await wake(page);
        expect(await shiftsOnTheWay(page)).toEqual([]);
      });

    // One temple page in each language is enough: they share a layout, each takes four seconds, no page is fuller.
    test('nothing moves while a page is still loading', async ({ page }) => {
      await holdBack(page, '**/*.woff2');
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 40,
        downloadThroughput: 20_000,
        uploadThroughput: 20_000,
      });
      await watchShifts(page);
      for (const path of ['/holyheaven', '/holyheaven/1', '/hi/holyheaven/2', '/register']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await page.evaluate(() => window.shifts), path).toEqual([]);
      }
    });
  });

test('the footer shows the current year, whenever the site was built', async ({ page }) => {
  await page.clock.setFixedTime('2041-07-01T12:00:00Z');
  await page.goto('/about');
  await wake(page);
  await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${site.name}`);
});

// Only what the standard forbids, not matters of style.
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // All scripts and styles are our own.
  rules: { 'require-sri': 'off' },
});

test('every page and 404 is served as valid HTML', async ({ request }) => {
  for (const path of allPaths) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    const invalid = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect.soft(invalid, path).toEqual([]);
  }
});
