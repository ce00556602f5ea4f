import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, type Server, serve } from '../run';
import { root, work } from '../settings';

/** `plain` is `next start` with Next's own pages. `finished` is `npm start`. */
export type Side = 'plain' | 'finished';

/** Where each side listens. */
export type Sites = Record<Side, string>;

const { FIRST_USE_PLAIN, FIRST_USE_FINISHED } = process.env;
const finishedServer = '.site/current/server.mjs';
const env = { DATA_DIR: join(work, 'data'), LOG_LEVEL: 'error' };

async function serveFinished(origin: string): Promise<Server> {
  if (!existsSync(join(root, finishedServer))) await run('npm', ['run', 'build'], { cwd: root });
  return serve('node', [finishedServer], `${origin}/api/health`, { cwd: root, env });
}

function servePlain(origin: string): Promise<Server> {
  const command = ['node_modules/next/dist/bin/next', 'start', '-p', new URL(origin).port];
  return serve('node', command, `${origin}/about`, { cwd: root, env });
}

/** Starts both sides from the last build, or uses those named in the environment. Stops what it has started. */
export async function withSites<T>(use: (sites: Sites) => Promise<T>): Promise<T> {
  const finished = FIRST_USE_FINISHED ?? 'http://127.0.0.1:3394';
  const plain = FIRST_USE_PLAIN ?? 'http://127.0.0.1:3395';
  const servers: Server[] = [];
  try {
    if (!FIRST_USE_FINISHED) servers.push(await serveFinished(finished));
    if (!FIRST_USE_PLAIN) servers.push(await servePlain(plain));
    return await use({ finished, plain });
  } finally {
    for (const server of servers) await server.stop();
  }
}
