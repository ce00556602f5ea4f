import { join } from 'node:path';
import { killedMoves, killedRestores, type Proof, readsAndRemoves } from '../accounts/command-proofs.ts';
import { command, fill, fromBuild, seeded } from '../accounts/commands.ts';
import { register } from './http.mts';
import { type Site, scratchFolder, startSite } from './site.mts';
import { freshDatabase } from './stored.mts';
import { type Row, scaled, Tally } from './tally.mts';

const KILLS = 20;
const REMOVED = 20;
const ACCOUNTS = 5000;
const WORK = 2000;

const registerOn = (site: Site) => async (email: string) => {
  const { status, text } = await register(site.origin, email);
  return status === 200 ? '' : `${status} ${text}`;
};

function rowOf(what: string, { tries, problems, measured }: Proof, seed: number): Row {
  const tally = new Tally(what);
  for (const problem of problems) tally.check(false, problem);
  tally.times = tries;
  return tally.finish(`${measured}; seed ${seed}`);
}

/** The commands for accounts beside the running site, killed at random points. HARD_SEED repeats the points. */
export async function commands(): Promise<Row[]> {
  const seed = Number(process.env.HARD_SEED || Math.floor(Math.random() * 2 ** 31));
  const site = await startSite();
  const { dataDir } = site;
  const setting = {
    program: fromBuild,
    dataDir,
    register: registerOn(site),
    random: seeded(seed),
    work: WORK,
  };
  await register(site.origin, 'first@example.org');
  await fill(join(dataDir, 'accounts.db'), ACCOUNTS);
  const folder = scratchFolder();
  const rows = [
    rowOf(
      'list, export, backup, show and remove beside the running site: nothing lost, no trace left',
      await readsAndRemoves(setting, folder, scaled(REMOVED)),
      seed,
    ),
  ];
  const backup = join(folder, 'other.db');
  await command(fromBuild, ['backup', backup], { DATA_DIR: dataDir });
  rows.push(
    rowOf(
      '`restore` killed at random points beside the running site: each account live or in a kept copy',
      await killedRestores(setting, backup, scaled(KILLS)),
      seed,
    ),
  );
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const url = await freshDatabase(server);
    const other = await startSite({ DATABASE_URL: url });
    rows.push(
      rowOf(
        '`move` to PostgreSQL and back killed at random points, with registrations on both: all there, field by field',
        await killedMoves(setting, { url, register: registerOn(other) }, scaled(KILLS)),
        seed,
      ),
    );
    await other.stop();
  }
  const personal = site.lines.filter((line) => line.includes('@'));
  if (personal[0]) rows.push({ what: 'a log line has an email', times: 1, lost: 1, measured: personal[0] });
  await site.stop();
  return rows;
}
