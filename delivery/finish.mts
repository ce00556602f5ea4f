/**
 * Runs after `next build` and finishes its prerendered pages where they lie, so that every server of Next's output sends
 * them finished. Only this file knows that place, which Next does not document: what it misses stops the build.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER } from '@/lib/browser-storage';
import { env } from '@/lib/env';
import { STATUS } from '@/lib/marks';
import { offlineWorker, REMOVAL_WORKER } from './offline/build.ts';
import type { Page } from './steps/page.ts';
import { addPolicy } from './steps/policy.ts';
import { deferScripts } from './steps/scripts.ts';
import { inlineStyles, styleSheets } from './steps/styles.ts';

const DIST = '.next';
const PAGES = join(DIST, 'server/app');
/** What Next's server sends in two cases, and the page that takes the place of Next's own. */
const COPIES = { '404.html': '/_not-found', '500.html': '/server-error' };
const STANDALONE = join(DIST, 'standalone');
/** Stands in for a failing root layout, of which nothing can be relied on. */
const UNFINISHED = new Set(['/_global-error']);

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
const assetOf = (address: string) => address.replace('/_next', DIST);
const fileOf = (address: string) => join(PAGES, address === '/' ? 'index' : address);

/** Next's list of what is prerendered. Documents are the routes with data beside them. */
const MANIFEST = join(DIST, 'prerender-manifest.json');
const manifest = JSON.parse(read(MANIFEST));
const addresses = Object.keys(manifest.routes).filter(
  (address) => manifest.routes[address].dataRoute && !UNFINISHED.has(address),
);

/** The style sheets by address, which from now on come without the fonts that each page has inline. */
function takeStyleSheets() {
  const sheets = filesIn(join(DIST, 'static'), '.css').map((name) => `/_next/static/${name}`);
  const styles = styleSheets(new Map(sheets.map((address) => [address, read(assetOf(address))])));
  for (const [address, css] of styles.sheets) writeFileSync(assetOf(address), css);
  return styles;
}

/**
 * Pages for unknown ids are prerendered like any other, and say in a meta element that they answer 404. Next's server
 * reads the status beside the page, Vercel in the list of pages.
 */
function setStatus({ address, html }: Page): void {
  const [, digits] = new RegExp(`<meta name="${STATUS}" content="(\\d{3})"/>`).exec(html) ?? [];
  if (!digits) return;
  const status = Number(digits);
  const file = `${fileOf(address)}.meta`;
  writeFileSync(file, JSON.stringify({ ...JSON.parse(read(file)), status }));
  manifest.routes[address].initialStatus = status;
}

/** Copies what has been finished into the folder that `output: 'standalone'` has already made. OpenNext takes it from there. */
function finishStandalone(): void {
  const isFinished = (path: string) => statSync(path).isDirectory() || /\.(html|meta)$/.test(path);
  for (const folder of ['server/app', 'server/pages'])
    cpSync(join(DIST, folder), join(STANDALONE, DIST, folder), { recursive: true, filter: isFinished });
}

// A build adapter, which a host may bring along, takes the pages elsewhere (e2e/unfinished.spec.ts).
if (process.env.NEXT_ADAPTER_PATH) {
  console.warn('  A build adapter keeps the pages as Next made them: slower, and without a policy');
  process.exit();
}
const styles = takeStyleSheets();
const pages: Page[] = [];
mkdirSync(join(DIST, 'static/data'), { recursive: true });
for (const address of addresses) {
  const file = fileOf(address);
  const styled = await inlineStyles({ address, html: read(`${file}.html`) }, styles);
  const page = addPolicy(deferScripts(styled));
  writeFileSync(`${file}.html`, page.html);
  writeFileSync(assetOf(page.data.address), page.data.code);
  setStatus(page);
  pages.push(page);
}
writeFileSync(MANIFEST, JSON.stringify(manifest));
for (const [copy, address] of Object.entries(COPIES))
  cpSync(`${fileOf(address)}.html`, join(DIST, 'server/pages', copy));
writeFileSync(`public${WORKER}`, env().SITE_OFFLINE === 'off' ? REMOVAL_WORKER : offlineWorker(pages));
if (existsSync(STANDALONE)) finishStandalone();
const missed = filesIn(PAGES, '.html')
  .map((name) => `/${name.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'))
  .filter((address) => !addresses.includes(address) && !UNFINISHED.has(address));
if (missed.length > 0) throw new Error(`delivery/finish.mts has not finished ${missed.join(', ')}`);
console.info(`  Finished ${addresses.length} pages`);
