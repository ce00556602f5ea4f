import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'esbuild';
import { freshEmail, register } from './http.mts';
import { scratchFolder, startSite } from './site.mts';
import { freshDatabase, storedEmails } from './stored.mts';
import { type Row, scaled, Tally } from './tally.mts';

const ROUNDS = 100;
const SITE_ROUNDS = 100;

/** Bundled, so that a round takes a quarter of a second and not two. */
async function bundledChild(): Promise<string> {
  const outfile = join(scratchFolder(), 'durability-child.cjs');
  const entry = 'e2e/accounts/durability-child.ts';
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}

/** Registers in a process of its own until that is killed at a random moment; resolves with what it acknowledged. */
function registerUntilKilled(script: string, place: string, round: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_PATH: join(process.cwd(), 'node_modules') };
    const child = spawn(process.execPath, [script, place, round], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * 150);
      output += chunk;
    });
    child.once('error', reject);
    // What follows the last line end was not acknowledged completely.
    child.once('close', () => resolve(output.split('\n').slice(0, -1)));
  });
}

async function compareWithStored(place: string, acknowledged: string[], tally: Tally): Promise<string> {
  const stored = await storedEmails(place);
  for (const email of acknowledged)
    tally.check(stored.get(email) === 1, `${email} is stored ${stored.get(email) ?? 0} times`);
  const doubled = [...stored].filter(([, times]) => times !== 1);
  if (doubled.length > 0) tally.check(false, `doubled: ${doubled[0]}`);
  return `${acknowledged.length.toLocaleString('en')} acknowledged`;
}

async function killStore(store: string, place: string, script: string): Promise<Row> {
  const rounds = scaled(ROUNDS);
  const tally = new Tally(
    `kill -9 of two processes that write accounts at once (${store}): none lost, none doubled`,
  );
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const both = ['a', 'b'].map((name) => registerUntilKilled(script, place, `${round}${name}`));
    acknowledged.push(...(await Promise.all(both)).flat());
  }
  const measured = await compareWithStored(place, acknowledged, tally);
  tally.times = rounds;
  return tally.finish(measured);
}

async function killSite(store: string, place: string, env: Record<string, string>): Promise<Row> {
  const rounds = scaled(SITE_ROUNDS);
  const tally = new Tally(`kill -9 of the site during registrations by HTTP (${store})`);
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(env);
    let killed = false;
    let first = () => {};
    const begun = new Promise<void>((resolve) => {
      first = resolve;
    });
    const lanes = Array.from({ length: 8 }, async () => {
      while (!killed) {
        const email = freshEmail();
        const answer = await register(site.origin, email).catch(() => undefined);
        if (answer?.status === 200) acknowledged.push(email);
        else if (answer) tally.check(false, `answered ${answer.status} ${answer.text}`);
        first();
      }
    });
    await begun;
    await delay(Math.random() * 300);
    await site.stop('SIGKILL');
    killed = true;
    await Promise.all(lanes);
  }
  const measured = await compareWithStored(place, acknowledged, tally);
  tally.times = rounds;
  return tally.finish(measured);
}

/** Kills what registers at random moments, and compares what it acknowledged with what is there afterwards. */
export async function kills(): Promise<Row[]> {
  const script = await bundledChild();
  const folder = scratchFolder();
  const rows = [await killStore('embedded', folder, script)];
  rows.push(await killSite('embedded', folder, { DATA_DIR: folder }));
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return rows;
  const url = await freshDatabase(server);
  rows.push(await killStore('PostgreSQL', url, script));
  rows.push(await killSite('PostgreSQL', url, { DATABASE_URL: url }));
  return rows;
}
