/**
 * Runs after `next build` and finishes its prerendered pages in place, so that every server of Next's output sends them
 * finished. Only this file knows that place, which Next does not document. A missed page stops the build.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { STATUS, WORKER } from '@/lib/marks';
import { offlineWorker, REMOVAL_WORKER } from './offline/build.ts';
import type { Page } from './steps/page.ts';
import { addPolicy } from './steps/policy.ts';
import { deferScripts } from './steps/scripts.ts';
import { inlineStyles } from './steps/styles.ts';

const DIST = '.next';
const PAGES = join(DIST, 'server/app');
/** The error documents of Next's server, and the pages that replace them. */
const COPIES = { '404.html': '/_not-found', '500.html': '/server-error' };
const STANDALONE = join(DIST, 'standalone');
/** Replaces a root layout that fails, so it can rely on nothing. */
const UNFINISHED = new Set(['/_global-error']);

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
const assetOf = (address: string) => address.replace('/_next', DIST);
const fileOf = (address: string) => join(PAGES, address === '/' ? 'index' : address);

/** Next's list of prerendered routes. Documents are the ones with a data route. */
const MANIFEST = join(DIST, 'prerender-manifest.json');
const manifest = JSON.parse(read(MANIFEST));
const addresses = Object.keys(manifest.routes).filter(
  (address) => manifest.routes[address].dataRoute && !UNFINISHED.has(address),
);

/**
 * Pages for unknown ids are prerendered like any other, and a meta element states their status, 404. Next's server
 * reads the status from the page's `.meta` file, Vercel from the manifest.
 */
function setStatus({ address, html }: Page): void {
  const [, digits] = new RegExp(`<meta name="${STATUS}" content="(\\d{3})"/>`).exec(html) ?? [];
  if (!digits) return;
  const status = Number(digits);
  const file = `${fileOf(address)}.meta`;
  writeFileSync(file, JSON.stringify({ ...JSON.parse(read(file)), status }));
  manifest.routes[address].initialStatus = status;
}

/** Copies the finished pages into the folder that `output: 'standalone'` made, from which OpenNext takes them. */
function finishStandalone(): void {
  const isFinished = (path: string) => statSync(path).isDirectory() || /\.(html|meta)$/.test(path);
  for (const folder of ['server/app', 'server/pages'])
    cpSync(join(DIST, folder), join(STANDALONE, DIST, folder), { recursive: true, filter: isFinished });
}

// A host's build adapter moves the pages elsewhere (e2e/unfinished.spec.ts).
if (process.env.NEXT_ADAPTER_PATH) {
  console.warn('  A build adapter keeps the pages as Next made them: slower, and without a policy');
  process.exit();
}
const sheets = filesIn(join(DIST, 'static'), '.css').map((name) => `/_next/static/${name}`);
const styles = new Map(sheets.map((address) => [address, read(assetOf(address))]));
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
