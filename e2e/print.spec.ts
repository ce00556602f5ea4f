import { missing, worlds } from './routes';
import { expect, test } from './test';

// A4 at 96 dpi without margins. Paper is upright, as a phone is.
test.use({ viewport: { width: 794, height: 1123 }, expectedComplaints: ['status of 404'] });

/** What paper would cut off, print too pale or leave empty. Runs in the page. */
function faults() {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** WCAG's contrast with white paper: browsers leave backgrounds out. */
  const contrast = (colour: string) => {
    if (!pixel) return 0;
    pixel.fillStyle = '#fff';
    pixel.fillRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  };
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, [aria-hidden]');
  const name = (element: Element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`;
  const headings = [...document.querySelectorAll('h1, h2, h3')].filter(seen);
  /** Whether a part of it is above the paper or outside a box that clips. */
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
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale = new Set<string>();
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent || !texts.currentNode.nodeValue?.trim() || parent.closest('script, style, svg')) continue;
    if (seen(parent) && contrast(getComputedStyle(parent).color) < 4.5) pale.add(name(parent));
  }
  const items = [...document.querySelectorAll('main li.below-fold')];
  return {
    cut: headings.filter(isCut).map(name),
    pale: [...pale],
    empty: items.filter((item) => getComputedStyle(item).contentVisibility === 'hidden').map(name),
  };
}

const sheets = [
  ...worlds,
  ['pages that are not there', [missing.at(0)?.path ?? '', missing.at(-1)?.path ?? '']] as const,
];

for (const [world, paths] of sheets)
  test(`${world} prints whole, and dark on white`, async ({ page }) => {
    for (const path of paths) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect.soft(page.getByRole('banner'), path).toBeHidden();
      // Parts that were out of view take on the colours of paper a little later.
      await expect.poll(() => page.evaluate(faults), path).toEqual({ cut: [], pale: [], empty: [] });
      await expect.soft(page.getByRole('link', { name: 'Skip to content' }), path).toBeHidden();
    }
  });
