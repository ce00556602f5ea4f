/**
 * `npm run bench` audits the last build with Lighthouse, beside hand-written pages with the same first screens, and
 * loads it beside `next start`. Of two values that it prints, the first is ours. BENCH_RUNS and BENCH_ROUTES shorten it.
 */
import { mkdir } from 'node:fs/promises';
import { indexedPages, pages } from '../lib/pages';
import { comingSoonPath } from '../lib/temples/coming-soon';
import { openBrowser } from './browser';
import { type Audit, auditInTurns, categories } from './lighthouse';
import { writeByHand } from './reference/hand-written';
import { serveReference } from './reference/serve';
import { onlyRoutes, root, serveSite, work } from './settings';
import { kilobytes, markdown, ms, verdict } from './table';
import { type Load, throughput } from './throughput';

const [ours, html, next] = [
  'http://localhost:3390',
  'http://localhost:3393',
  'http://localhost:3392',
] as const;

const wanted = ({ path }: { path: string }) => onlyRoutes?.includes(path) ?? true;
const indexed = indexedPages().filter(wanted);
const soon = (['generic', 'donation', 'trip'] as const).map((kind) => comingSoonPath('1', kind, 'en'));
/** Search engines are asked not to list these, so that only their other scores have a target. */
const quiet = [...pages.filter(({ index }) => index === false), ...soon.map((path) => ({ path }))];

type Page = { path: string; ours: Audit; html?: Audit };
type Row = [what: string, target: string, measured: string, met: boolean];

/** The row of the page with the highest value. */
function worst(
  what: string,
  of: Page[],
  value: (page: Page) => number,
  limit: number,
  show: typeof ms,
): Row[] {
  const [page] = of.toSorted((one, other) => value(other) - value(one));
  if (!page) return [];
  const over = of.filter((each) => value(each) > limit).length;
  const measured = `${show(value(page))} (${page.path}; ${over} of ${of.length} over)`;
  return [[`${what}, worst page`, `≤ ${show(limit)}`, measured, over === 0]];
}

function lighthouseRows(all: Page[]): Row[] {
  const listed = all.filter((page) => page.html);
  const home = listed.filter(({ path }) => path === '/');
  const under = (name: (typeof categories)[number]) => (page: Page) => 100 - page.ours[name];
  const times = (number: number) => `${number.toFixed(2)} × hand-written`;
  return [
    ...categories.flatMap((name) =>
      worst(`Lighthouse ${name}, points lost`, name === 'seo' ? listed : all, under(name), 0, String),
    ),
    ...worst('largest paint, home', home, (page) => page.ours.lcp, 1300, ms),
    ...worst('bytes at load, home', home, (page) => page.ours.bytes, 150_000, kilobytes),
    ...worst('largest paint', listed, (page) => page.ours.lcp / (page.html?.lcp ?? 0), 1.25, times),
    ...worst('total blocking time', listed, (page) => page.ours.tbt, 50, ms),
    ...worst('layout shift', listed, (page) => page.ours.cls, 0, String),
  ];
}

function pageTable(all: Page[]): string {
  const rows = all.map(({ path, ours: audit, html: reference }) => {
    const both = (name: keyof Audit, show: (value: number) => string) =>
      [audit, reference].flatMap((each) => (each ? [show(each[name])] : [])).join(' / ');
    const scores = categories.map((name) => audit[name]).join(' ');
    return [path, scores, both('lcp', ms), both('tbt', ms), both('cpu', ms), both('bytes', kilobytes)];
  });
  return markdown(['page', 'scores', 'largest paint', 'blocked', 'main thread', 'bytes'], rows);
}

function throughputRows([fast, slow]: Load[], megabytes: number[]): Row[] {
  if (!fast || !slow) return [];
  const rate = [fast, slow].map(({ perSecond }) => Math.round(perSecond)).join(' / ');
  const p99 = [fast, slow].map((load) => `${load.p99.toFixed(1)} ms`).join(' / ');
  return [
    ['pages a second, 50 connections', '≥ 10 × `next start`', rate, fast.perSecond >= 10 * slow.perSecond],
    ['p99 under that load', '< 50 ms', p99, fast.p99 < 50],
    ['megabytes after it', '< 250', megabytes.join(' / '), (megabytes[0] ?? 0) < 250],
  ];
}

await mkdir(work, { recursive: true });
const browser = await openBrowser();
const sites = [await serveSite('finished', ours), await serveSite('plain', next)];
const paths = indexed.map(({ path }) => path);
const reference = serveReference(root, await writeByHand(browser, ours, paths), Number(new URL(html).port));
try {
  const loads = await throughput([ours, next], paths);
  const megabytes = sites.map((site) => site.memory().now);
  const all: Page[] = [];
  for (const path of [...paths, ...quiet.filter(wanted).map((page) => page.path)]) {
    console.error(`${new Date().toISOString().slice(11, 19)} ${path}`);
    const urls = paths.includes(path) ? [ours + path, html + path] : [ours + path];
    const [audit, hand] = await auditInTurns(urls);
    if (audit) all.push({ path, ours: audit, html: hand });
  }
  const rows = [...lighthouseRows(all), ...throughputRows(loads, megabytes)];
  const cells = rows.map(([what, target, measured, met]) => [what, target, measured, verdict(met)]);
  console.log(`${markdown(['what', 'target', 'measured', 'met'], cells)}\n\n${pageTable(all)}`);
} finally {
  await browser.close();
  reference.close();
  for (const site of sites) await site.stop();
}
