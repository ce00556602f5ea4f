import { walks } from './routes';
import { expect, test } from './test';

/** Viewport widths in pixels and root font sizes in percent. */
const sizes = [320, 360, 1280].flatMap((width) =>
  [100, 150, 200].map((percent) => [width, percent] as const),
);
const SMALLEST_PX = 12;

/** Texts too small or overflowing sideways, and sticky elements over a quarter of the window. Runs in the page. */
function textFaults(smallest: number) {
  const name = (element: Element) => `${element.localName}: ${element.textContent?.trim().slice(0, 40)}`;
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, [aria-hidden=true]');
  /** Whether an ancestor scrolls it or clips it on purpose. */
  const isBoxed = (element: Element): boolean =>
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isBoxed(element.parentElement as Element));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const [sideways, small] = [new Set<string>(), new Set<string>()];
  while (texts.nextNode()) {
    const { parentElement: parent, nodeValue } = texts.currentNode;
    if (!parent || !nodeValue?.trim() || parent.closest('script, style') || !seen(parent)) continue;
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < smallest) small.add(name(parent));
    range.selectNodeContents(texts.currentNode);
    const { left, right } = range.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !parent.closest('svg') && !isBoxed(parent))
      sideways.add(name(parent));
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) sideways.add(`the page: ${scrollWidth}`);
  const isStuck = ({ position, top }: CSSStyleDeclaration) =>
    position === 'sticky' && Number.parseFloat(top) > -innerHeight;
  const stuck = [...document.querySelectorAll('body *')]
    .filter((element) => isStuck(getComputedStyle(element)) && seen(element) && element.textContent?.trim())
    .filter((element) => element.getBoundingClientRect().height > innerHeight / 4);
  return { sideways: [...sideways], small: [...small], stuck: stuck.map(name) };
}

// System fonts are wider, and on a slow network the web fonts never replace them.
test.use({ expectedComplaints: ['ERR_FAILED', 'status of 404'] });

for (const [world, paths] of walks)
  test(`${world}: text of any size stays in the window, sticky elements leave room`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of paths) {
      await page.goto(path);
      for (const [width, percent] of sizes) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
        }, percent);
        await expect
          .configure({ soft: true, timeout: 5000 })
          // At 100 %, what sticks beside a list may be taller; larger text leaves no room for it.
          .poll(async () => {
            const { stuck, ...found } = await page.evaluate(textFaults, SMALLEST_PX);
            return { ...found, stuck: percent > 100 ? stuck : [] };
          }, `${path} at ${width} px and ${percent} %`)
          .toEqual({ sideways: [], small: [], stuck: [] });
      }
      // The spacing that WCAG 1.4.12 names.
      await page.setViewportSize({ width: 320, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets.push(spacing);
      });
      await expect
        .configure({ soft: true, timeout: 5000 })
        .poll(() => page.evaluate(textFaults, 0), `${path} with spaced text`)
        .toMatchObject({ sideways: [] });
    }
  });
