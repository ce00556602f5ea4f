/**
 * `npm run test:hard`: the long proofs of the built site under kills, faults and floods, against servers on loopback
 * that it starts and ends itself. Prints the table of docs/reliability.md. Names as arguments run only those parts.
 */
import { existsSync } from 'node:fs';
import { tryCluster } from '../support/postgres';
import { database } from './database.mts';
import { deploys } from './deploys.mts';
import { floods } from './floods.mts';
import { instances } from './instances.mts';
import { kills } from './kills.mts';
import { slow } from './slow.mts';
import { store } from './store.mts';
import { results, Tally } from './table.mts';
import { upstream } from './upstream.mts';

const parts = { slow, floods, kills, store, database, upstream, instances, deploys };
const all = Object.keys(parts) as (keyof typeof parts)[];
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !all.some((part) => part === name));

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

if (unknown) refuse(`There is no part ${unknown}, only ${all.join(', ')}.`);
if (!existsSync('.site/current/server.mjs')) refuse('There is no build here: run `npm run build` first.');

const cluster = process.env.TEST_DATABASE_URL ? undefined : await tryCluster();
for (const name of all) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  await parts[name](process.env.TEST_DATABASE_URL ?? cluster?.url).catch((error) => {
    const early = new Tally(`${name} ended early`);
    early.check(false, error.stack);
    early.finish();
  });
  console.log(`${name} took ${Math.round((Date.now() - started) / 1000)} s\n`);
}
cluster?.remove();
const { table, lost } = results();
console.log(table);
process.exit(lost > 0 ? 1 : 0);
