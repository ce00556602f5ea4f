import { join } from 'node:path';

/** The repository's root, from which npm starts the bench. */
export const root = process.cwd();

/** Holds everything the bench builds. Ignored by git. */
export const work = join(root, 'bench/.work');

/** How often Lighthouse audits each page; the table shows medians. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

/** A comma-separated list from the environment. `none` means an empty one. */
const list = (text: string | undefined) => (text === 'none' ? [] : text?.split(','));

/** The routes to measure. Without it, all; with `none`, only the growth part runs. */
export const onlyRoutes = list(process.env.BENCH_ROUTES);

/** The numbers of temples for the growth part. `none` skips it. */
export const growthSizes = (list(process.env.BENCH_GROWTH) ?? ['3', '1000', '3000']).map(Number);

/** Where the servers listen. The site with many temples starts after the others have stopped. */
export const origins = {
  ours: 'http://localhost:3390',
  next: 'http://localhost:3392',
  html: 'http://localhost:3393',
  grown: 'http://localhost:3390',
};

/** The subjects' names. `html` is reference (a), `next` is reference (b). */
export type Subject = 'ours' | 'html' | 'next';
