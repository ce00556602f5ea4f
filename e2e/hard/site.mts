import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, serve } from '../../machine/server';
import { freePort } from '../../machine/system';

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
