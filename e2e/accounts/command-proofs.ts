// The commands under registrations, and killed at random points. Run in short by command-proofs.test.ts and at length by
// e2e/hard/commands.mts.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command, fill, type Load, type Program, startLoad, storedAccounts } from './commands';

/** A store that takes registrations, and the command line beside it. */
export interface Setting {
  program: Program;
  dataDir: string;
  /** Resolves '' once the account is acknowledged, else what went wrong. */
  register(email: string): Promise<string>;
  random(): number;
  /** How many accounts each run of `move` finds new. */
  work: number;
}

/** What a proof found: nothing in `problems` is the aim. */
export interface Proof {
  tries: number;
  problems: string[];
  measured: string;
}

const storeOf = ({ dataDir }: Setting) => join(dataDir, 'accounts.db');
const KEPT = /^accounts-before-restore-.*\.db$/;

// A process of its own reads the bytes: closing the file here would drop the locks that SQLite holds in this process.
const holds = (file: string, text: string) => spawnSync('grep', ['-qiF', text, file]).status === 0;

/**
 * Runs a command again and again and kills it at moments spread over its own work, which begins after starting Node.
 * Yields after each of `kills` runs that were cut off. `prepare` gives a run something to do.
 */
async function* killed(
  { program, random }: Setting,
  args: string[],
  env: Record<string, string>,
  kills: number,
  prepare: (run: number) => Promise<void> = async () => {},
) {
  const { ms: start } = await command(program, [args[0] ?? '', '--help'], env);
  await prepare(-1);
  const whole = await command(program, args, env);
  if (whole.code !== 0) throw new Error(`${args.join(' ')}: ${whole.notes}`);
  let [from, to] = [Math.min(start, whole.ms) * 0.8, whole.ms];
  for (let [run, cutOff] = [0, 0]; cutOff < kills; run += 1) {
    if (run > kills * 6) throw new Error(`only ${cutOff} of ${run} runs could be cut off`);
    await prepare(run);
    const { code, ms } = await command(program, args, env, from + random() * (to - from));
    if (code !== null) {
      // The machine has become faster than it was when the whole run was timed.
      [from, to] = [Math.min(from, ms * 0.8), ms];
      continue;
    }
    cutOff += 1;
    yield cutOff;
  }
}

function report(load: Load, problems: string[]): void {
  problems.push(...load.refused.map((why) => `a registration was refused: ${why}`));
  if (load.acknowledged.length === 0) problems.push('nothing was registered meanwhile');
}

/** Copies nothing but reads: each runs under load, and what was there before is in what it wrote. */
export async function readsAndRemoves(setting: Setting, backups: string, people: number): Promise<Proof> {
  const problems: string[] = [];
  const { program, dataDir } = setting;
  const env = { DATA_DIR: dataDir };
  const file = storeOf(setting);
  const load = startLoad(setting.register);
  const run = async (...args: string[]) => {
    const before = [...load.acknowledged];
    const { code, out, notes } = await command(program, args, env);
    if (code !== 0) problems.push(`${args[0]} ended with ${code}: ${notes}`);
    return { before, out };
  };
  const listed = await run('list', '--limit', '10000');
  for (const email of listed.before) if (!listed.out.includes(email)) problems.push(`list lacks ${email}`);
  for (const format of ['csv', 'json']) {
    const { before, out } = await run('export', '--format', format);
    for (const email of before) if (!out.includes(email)) problems.push(`${format} lacks ${email}`);
  }
  const saved = join(backups, 'backup.db');
  const { before } = await run('backup', saved);
  const inBackup = await storedAccounts(saved);
  for (const email of before) if (!inBackup.has(email)) problems.push(`the backup lacks ${email}`);

  const gone = load.acknowledged.slice(0, people);
  for (const email of gone) {
    await run('show', email);
    await run('remove', email, '--yes');
    for (const name of readdirSync(dataDir).filter((each) => each.startsWith('accounts.db')))
      if (holds(join(dataDir, name), email)) problems.push(`${name} still holds ${email}`);
  }
  await load.stop();
  report(load, problems);
  const stored = await storedAccounts(file);
  for (const email of load.acknowledged)
    if (stored.has(email) === gone.includes(email)) problems.push(`${email}: stored ${stored.has(email)}`);
  return { tries: 4 + 2 * people, problems, measured: `${load.acknowledged.length} registered meanwhile` };
}

/** Kills `restore` under load, then lets it end: every acknowledged account is live or in a kept copy. */
export async function killedRestores(setting: Setting, backup: string, rounds: number): Promise<Proof> {
  const problems: string[] = [];
  const { program, dataDir } = setting;
  const env = { DATA_DIR: dataDir };
  const wanted = await storedAccounts(backup);
  const args = ['restore', backup, '--yes'];
  const load = startLoad(setting.register);
  const keptNow = () => readdirSync(dataDir).filter((name) => KEPT.test(name)).length;
  let [before, afterCopy] = [0, 0];
  const prepare = async () => {
    before = keptNow();
  };
  for await (const _ of killed(setting, args, env, rounds, prepare)) {
    if (keptNow() > before) afterCopy += 1;
    const live = await storedAccounts(storeOf(setting));
    for (const [email, row] of wanted)
      if (live.get(email) !== row) problems.push(`after a kill, ${email} is not as in the backup`);
  }
  const last = await command(program, args, env);
  if (last.code !== 0) problems.push(`the last run ended with ${last.code}: ${last.notes}`);
  await load.stop();
  report(load, problems);
  const found = new Set((await storedAccounts(storeOf(setting))).keys());
  const names = readdirSync(dataDir);
  for (const name of names.filter((each) => KEPT.test(each)))
    for (const email of (await storedAccounts(join(dataDir, name))).keys()) found.add(email);
  for (const email of load.acknowledged) if (!found.has(email)) problems.push(`${email} is lost`);
  for (const name of names) if (/\.part$|^restoring-/.test(name)) problems.push(`${name} was left behind`);
  const measured = `cut off ${rounds} times, ${afterCopy} after the copy was kept; ${load.acknowledged.length} registered meanwhile`;
  return { tries: rounds, problems, measured };
}

/** Kills `move` under load on both stores, then lets it end: the target holds all of both, field by field. Then back. */
export async function killedMoves(
  setting: Setting,
  target: { url: string; register: Setting['register'] },
  rounds: number,
): Promise<Proof> {
  const problems: string[] = [];
  const { program, dataDir } = setting;
  const env = { DATA_DIR: dataDir, DATABASE_URL: target.url };
  const batch = ['--batch', String(setting.work / 20)];
  const args = ['move', '--to', 'postgres', ...batch];
  const loads = [startLoad(setting.register), startLoad(target.register)];
  const counts: number[] = [];
  // New accounts in the source, so that each run has something left to copy.
  const prepare = (run: number) => fill(storeOf(setting), setting.work, `run${run}`);
  for await (const _ of killed(setting, args, env, rounds, prepare))
    counts.push((await storedAccounts(target.url)).size);
  await Promise.all(loads.map((load) => load.stop()));
  const last = await command(program, args, env);
  if (last.code !== 0) problems.push(`the last run ended with ${last.code}: ${last.notes}`);
  for (const load of loads) report(load, problems);
  const [there, source] = [await storedAccounts(target.url), await storedAccounts(storeOf(setting))];
  for (const [email, row] of source)
    if (there.get(email) !== row) problems.push(`${email} was not moved whole`);
  for (const email of loads.flatMap(({ acknowledged }) => acknowledged))
    if (!there.has(email)) problems.push(`${email} is lost`);

  const back = join(dataDir, 'back');
  const backEnv = { ...env, DATA_DIR: back };
  const backArgs = ['move', '--to', 'embedded', ...batch];
  // Each run begins from nothing, but for the last one, which goes on where a kill has left it.
  const clear = async () => rmSync(back, { recursive: true, force: true });
  for await (const _ of killed(setting, backArgs, backEnv, rounds, clear)) void _;
  const returning = await command(program, backArgs, backEnv);
  if (returning.code !== 0) problems.push(`moving back ended with ${returning.code}: ${returning.notes}`);
  const returned = await storedAccounts(join(back, 'accounts.db'));
  for (const [email, row] of there)
    if (returned.get(email) !== row) problems.push(`${email} did not come back whole`);
  const measured = `cut off ${rounds} times with ${new Set(counts).size} different counts, and ${rounds} times on the way back; ${there.size} accounts alike in the end`;
  return { tries: 2 * rounds, problems, measured };
}
