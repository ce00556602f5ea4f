import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Grown, grow } from './growth/measure';
import { auditInTurns, stopAudits } from './measure/lighthouse';
import { throughput } from './measure/throughput';
import { navigateBothWays, openBrowser, scriptsAfterAction } from './measure/traffic';
import { quietPaths, readPages } from './read-pages';
import { buildReferenceHtml } from './reference-html/build';
import { buildReferenceNext } from './reference-next/build';
import type { PageContent } from './reference-next/page-content';
import { machine, type PageAudits, pageTable, type QuietAudit, type Row, table } from './results';
import { lighthouseRows } from './rows/pages';
import { growthRows, throughputRows } from './rows/servers';
import { navigationRows, scriptRows, type Trip } from './rows/traffic';
import { run, type Server, serve } from './run';
import { growthSizes, onlyRoutes, origins, root, runs, work } from './settings';

const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
const links = [
  ['/', '/about'],
  ['/', '/aboutdrone'],
  ['/about', '/contact'],
  ['/', '/holyheaven'],
  ['/holyheaven', '/holyheaven/1'],
] as const;

async function serveOurs(): Promise<Server> {
  if (!existsSync(join(root, '.site/current/server.mjs'))) {
    say('building the site');
    await run('npm', ['run', 'build'], { cwd: root });
  }
  return serve('node', ['.site/current/server.mjs'], `${origins.ours}/api/health`, {
    cwd: root,
    env: { DATA_DIR: join(work, 'data'), LOG_LEVEL: 'error' },
  });
}

async function serveHtml(contents: PageContent[]): Promise<Server> {
  const html = await buildReferenceHtml(contents);
  const folders = [`${html}=`, 'public/pictures=/pictures', '.next/static/media=/_next/static/media'];
  const command = ['--import', 'tsx', 'bench/reference-html/server.ts', ...folders];
  return serve('node', command, `${origins.html}${contents[0]?.path}`, { cwd: root });
}

async function serveNext(contents: PageContent[]): Promise<Server> {
  const cli = join(root, 'node_modules/next/dist/bin/next');
  const cwd = await buildReferenceNext(contents);
  return serve('node', [cli, 'start'], `${origins.next}${contents[0]?.path}`, { cwd });
}

async function auditPages(browser: Browser, contents: PageContent[]): Promise<PageAudits[]> {
  const pages: PageAudits[] = [];
  for (const [index, { path, form }] of contents.entries()) {
    say(`page ${index + 1} of ${contents.length}: ${path}`);
    pages.push({
      path,
      form,
      audits: await auditInTurns(path, ['ours', 'html', 'next']),
      scripts: {
        ours: await scriptsAfterAction(browser, `${origins.ours}${path}`),
        next: await scriptsAfterAction(browser, `${origins.next}${path}`),
      },
    });
  }
  return pages;
}

async function auditQuietPages(): Promise<QuietAudit[]> {
  const audits: QuietAudit[] = [];
  for (const path of quietPaths()) {
    say(`noindex: ${path}`);
    audits.push({ path, audit: (await auditInTurns(path, ['ours'])).ours });
  }
  return audits;
}

async function makeTrips(browser: Browser, contents: PageContent[]): Promise<Trip[]> {
  const trips: Trip[] = [];
  for (const [from, to] of links) {
    if (![from, to].every((path) => contents.some((page) => page.path === path))) continue;
    say(`navigation ${from} → ${to}`);
    trips.push({ from, to, ...(await navigateBothWays(browser, [from, to])) });
  }
  return trips;
}

async function measurePages(): Promise<{ rows: Row[]; pages: PageAudits[]; browserVersion: string }> {
  const servers: Server[] = [];
  const browser = await openBrowser();
  try {
    const ours = await serveOurs();
    servers.push(ours);
    const contents = await readPages(browser);
    say(`building the references of ${contents.length} pages`);
    servers.push(await serveHtml(contents));
    const next = await serveNext(contents);
    servers.push(next);
    say('pages a second');
    const paths = contents.map(({ path }) => path);
    const loaded = await throughput(paths, { ours, next });
    const pages = await auditPages(browser, contents);
    const rows = [
      ...lighthouseRows(pages, await auditQuietPages()),
      ...scriptRows(pages),
      ...navigationRows(await makeTrips(browser, contents)),
      ...throughputRows(loaded),
    ];
    return { rows, pages, browserVersion: browser.version() };
  } finally {
    stopAudits();
    await browser.close();
    for (const server of servers) await server.stop();
  }
}

async function measureGrowth(): Promise<Row[]> {
  const grown: Grown[] = [];
  for (const temples of growthSizes) {
    say(`growth: ${temples} temples`);
    grown.push(await grow(temples));
    say(JSON.stringify(grown.at(-1)));
  }
  return growthRows(grown);
}

/** Measures everything, writes bench/RESULTS.md and returns its table. A partial run returns the pages' table too. */
export async function bench(): Promise<string> {
  await mkdir(work, { recursive: true });
  if (onlyRoutes?.length === 0) return table(await measureGrowth());
  const { rows, pages, browserVersion } = await measurePages();
  const day = new Date().toISOString().slice(0, 10);
  const heading = `# Results of \`npm run bench\`\n\n${day}, ${machine(browserVersion)}.\nLighthouse: median of ${runs}.`;
  const perPage = `## Pages: ours / (a) / (b)\n\n${pageTable(pages)}`;
  const notes = await readFile(join(root, 'bench/notes.md'), 'utf8').catch(() => '');
  const write = async () => {
    if (onlyRoutes) return;
    const report = [heading, table(rows), perPage, notes].join('\n\n');
    await writeFile(join(root, 'bench/RESULTS.md'), `${report.trim()}\n`);
  };
  // Write once before the growth part, which takes longest.
  await write();
  rows.push(...(await measureGrowth()));
  await write();
  return onlyRoutes ? [table(rows), perPage].join('\n\n') : table(rows);
}
