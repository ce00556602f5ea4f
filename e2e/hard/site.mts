import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '../accounts/desk';
import { type Server, serve } from '../support/server';
import { freePort } from '../support/system';
import type { Tally } from './table.mts';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder for data, removed at the end. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-hard-'));
  folders.push(folder);
  return folder;
}

/** A running copy of the built site. */
export type Site = Server & { origin: string; port: number; dataDir: string };

const unset = { DATABASE_URL: '', AUTH_API_URL: '', TEMPLE_HOST: '', SITE_URL: '', TRUSTED_PROXY_HOPS: '' };

/** Starts the built site on a free port, with nothing configured but `env`, and all its data in so many `megabytes`. */
export async function startSite(env: Record<string, string> = {}, megabytes?: number): Promise<Site> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const all = { ...unset, RATE_LIMIT_MAX: '1000000', DATA_DIR: scratchFolder(), HOST: '127.0.0.1', ...env };
  const command = [process.execPath, '.site/current/server.mjs'];
  const limit = ['sh', '-c', `ulimit -d ${(megabytes ?? 0) * 1024} && exec "$@"`, 'sh'];
  const server = await serve(
    [...(megabytes === undefined ? [] : limit), ...command],
    `${origin}/robots.txt`,
    { env: all },
  );
  return { ...server, origin, port, dataDir: all.DATA_DIR };
}

/** Checks that each acknowledged account is in a data folder or a database, and none twice. */
export async function checkStored(place: string, acknowledged: string[], tally: Tally): Promise<void> {
  const isFile = !place.startsWith('postgres:');
  const store = isFile ? join(place, 'accounts.db') : place;
  if (isFile) {
    const [check] = await sql(store, 'pragma integrity_check');
    tally.check(check?.integrity_check === 'ok', `${place} is damaged`);
  }
  const emails = (await sql(store, 'select email from users')).map(({ email }) => String(email));
  const stored = new Set(emails);
  tally.check(stored.size === emails.length, `${emails.length - stored.size} are stored twice`);
  for (const email of acknowledged) tally.check(stored.has(email), `${email} is not stored`);
}
