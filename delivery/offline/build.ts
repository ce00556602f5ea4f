import { languages, TEMPLE_HOME, templeHome } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { homeOf, offlinePath } from '@/lib/temples/area-paths';
import { publicPath } from '@/lib/temples/coming-soon';
import { bundled, type Page } from '../steps/page.ts';

/** How many temples per language are kept without a visit. */
const FIRST_TEMPLES = 3;
/** The smallest picture that fills a phone's screen, in pixels. */
const MIN_WIDTH = 500;

/** Replaces the worker while SITE_OFFLINE is off: it deletes the copies and unregisters itself. */
export const REMOVAL_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** For each picture, the smallest file that fills a phone's screen. The first source is the one for phones. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(/<picture>.*?<\/picture>/gs)].flatMap(([picture]) => {
    const [, set = ''] = /<source\b[^>]*\bsrcSet="([^"]*)"/.exec(picture) ?? [];
    const files = set.split(', ').map((each) => each.split(' '));
    const [file] = files.find(([, width = '']) => Number.parseInt(width, 10) >= MIN_WIDTH) ?? [];
    return file ? [file] : [];
  });
}

/** The files that a page needs without a network. */
function filesOf({ html, scripts, styles, fonts }: Page): string[] {
  const words = [...html.matchAll(/\bdata-preload="([^"]+)"/g)].map(([, file = '']) => file);
  return [...new Set([...scripts, ...styles, ...fonts, ...words, ...picturesIn(html)])];
}

/**
 * The worker that keeps offline copies in browsers.
 * @param pages all finished pages of the site
 */
export function offlineWorker(pages: readonly Page[]): string {
  const kept = pages.filter(({ address }) => homeOf(address));
  const files = Object.fromEntries(kept.map((page) => [publicPath(page.address), filesOf(page)]));
  // The temple host shows the temple home at `/`.
  files['/'] = files[TEMPLE_HOME] ?? [];
  const first = languages.map(({ code }) => {
    const home = templeHome(code);
    const temples = templesIn(code).slice(0, FIRST_TEMPLES).map(templePath);
    return [home, [home, ...temples, offlinePath(home)]];
  });
  return bundled('delivery/offline/worker.ts', {
    PAGE_FILES: JSON.stringify(files),
    FIRST_PAGES: JSON.stringify(Object.fromEntries(first)),
  });
}
