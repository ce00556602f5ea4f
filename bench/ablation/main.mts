/**
 * `npm run bench:ablation` shows what each delivery step gains. It builds the site once, finishes it with all steps
 * and again without each, and prints the medians from one run on a slow phone network.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../../machine/server';
import { openBrowser } from '../browser';
import { journeys } from '../first-use/journeys';
import { networks, visit, visitIdly } from '../first-use/visit';
import { root, runs, work } from '../settings';
import { kilobytes, markdown, median, ms } from '../table';
import { folderOf, variants } from './variants.ts';

const [network] = networks;
if (!network) throw new Error('there is no network to measure on');
const origin = 'http://127.0.0.1:3396';

type Taken = { paint: number; bytes: number; later: number; menu: number; search: number; register: number };

await rm(join(work, 'ablation'), { recursive: true, force: true });
await mkdir(work, { recursive: true });
execFileSync('npx', ['next', 'build'], {
  cwd: root,
  env: { ...process.env, NEXT_ADAPTER_PATH: join(root, 'bench/ablation/adapter.mjs') },
});

const browser = await openBrowser();
const taken = new Map<string, Taken[]>(Object.keys(variants).map((name) => [name, []]));
for (let turn = 0; turn < runs; turn++)
  for (const [name, list] of taken) {
    const server = await serve(
      ['node', join(folderOf(root, name), 'current/server.mjs')],
      `${origin}/about`,
      { cwd: root, env: { DATA_DIR: join(work, 'data'), LOG_LEVEL: 'error' } },
    );
    const { paint, atLoad, later } = await visitIdly(browser, origin, network);
    const menu = await visit(browser, origin, network, journeys.menu);
    const search = await visit(browser, origin, network, journeys.search);
    const register = await visit(browser, origin, network, journeys.register);
    list.push({
      paint,
      bytes: atLoad,
      later,
      menu: menu.fromAct,
      search: search.fromStart,
      register: register.fromStart,
    });
    await server.stop();
  }
await browser.close();

const columns: [what: string, of: (taken: Taken) => number, show: (number: number) => string][] = [
  ['largest paint, home', ({ paint }) => paint, ms],
  ['bytes until load, home', ({ bytes }) => bytes, kilobytes],
  ['bytes after it', ({ later }) => later, kilobytes],
  ['menu tapped at once', ({ menu }) => menu, ms],
  ['search sent at once, from the start', ({ search }) => search, ms],
  ['register filled at once, from the start', ({ register }) => register, ms],
];
const rows = [...taken].map(([name, list]) => [
  name,
  ...columns.map(([, of, show]) => show(median(list.map(of)))),
]);
console.info(markdown(['site', ...columns.map(([what]) => what)], rows));
