import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, serve } from '../e2e/support/server';

/** The repository's root, from which npm starts the bench. */
export const root = process.cwd();

/** Holds everything the bench builds. Ignored by git. */
export const work = join(root, 'bench/.work');

/** How often each thing is measured. Tables show medians. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

/** The routes to measure, separated by commas. Without it, all. */
export const onlyRoutes = process.env.BENCH_ROUTES?.split(',');

/** `finished` is `npm start`. `plain` is `next start` with Next's own pages from the same build. */
export type Side = 'plain' | 'finished';

const env = { DATA_DIR: join(work, 'data'), LOG_LEVEL: 'error' };
const commands: Record<Side, string[]> = {
  plain: [process.execPath, 'node_modules/next/dist/bin/next', 'start'],
  finished: [process.execPath, '.site/current/server.mjs'],
};

/** Serves the last build at that origin. */
export async function serveSite(side: Side, origin: string): Promise<Server> {
  if (!existsSync(join(root, '.site/current/server.mjs'))) throw new Error('run `npm run build` first');
  return serve(commands[side], `${origin}/about`, { cwd: root, env });
}
