/**
 * `npm run test:hard`: the long proofs of the built site under attack, faults and floods, against servers on loopback
 * that it starts and ends itself. Prints a table, kept in docs/reliability.md. Names as arguments run only those.
 */
import { existsSync } from 'node:fs';
import { tryCluster } from '../../machine/postgres-cluster';
import { attack } from './attack.mts';
import { databaseFaults } from './database-faults.mts';
import { deploys } from './deploys.mts';
import { floodTests } from './floods.mts';
import { instances } from './instances.mts';
import { kills } from './kills.mts';
import { limits } from './limits.mts';
import { load } from './load.mts';
import { sigterm } from './sigterm.mts';
import { slow } from './slow.mts';
import { storeFaults } from './store-faults.mts';
import { markdown, type Row } from './tally.mts';
import { upstreamFaults } from './upstream-faults.mts';
import { wire } from './wire.mts';

const suites: Record<string, () => Promise<Row[]>> = {
  attack,
  wire,
  slow,
  limits,
  kills,
  storeFaults,
  databaseFaults,
  upstreamFaults,
  sigterm,
  instances,
  deploys,
  floods: floodTests,
  load,
};

if (!existsSync('.site/current/server.mjs')) {
  console.error('There is no build here: run `npm run build` first.');
  process.exit(2);
}
const names = process.argv.slice(2);
const unknownName = names.find((name) => !(name in suites));
if (unknownName) {
  console.error(`There is no suite ${unknownName}, only ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
const cluster = process.env.TEST_DATABASE_URL ? undefined : await tryCluster();
if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
const rows: Row[] = [];
const started = Date.now();
for (const [name, suite] of Object.entries(suites)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const from = Date.now();
  console.log(`\n${name}`);
  try {
    rows.push(...(await suite()));
  } catch (error) {
    console.error(error);
    rows.push({ what: `${name} ended early`, times: 0, lost: 1, measured: '' });
  }
  console.log(`${name} took ${Math.round((Date.now() - from) / 1000)} s`);
}
cluster?.remove();
console.log(`\n${markdown(rows)}\n\n${Math.round((Date.now() - started) / 1000)} s in all.`);
process.exit(rows.some((row) => row.lost > 0) ? 1 : 0);
