import { join } from 'node:path';

/** The repository's root: the bench is started from there, by npm. */
export const root = process.cwd();

/** Everything the bench builds; ignored by git. */
export const work = join(root, 'bench/.work');

/** How often Lighthouse looks at each page; the table shows medians. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

/** Only these routes, comma-separated; all of the site without it. */
export const onlyRoutes = process.env.BENCH_ROUTES?.split(',');

/** How many temples the growth part builds with; `BENCH_GROWTH=none` leaves that part out. */
export const growthSizes =
  process.env.BENCH_GROWTH === 'none'
    ? []
    : (process.env.BENCH_GROWTH ?? '3,1000,3000').split(',').map(Number);

/** Where the servers listen; the site with many temples comes when the others have stopped. */
export const origins = {
  ours: 'http://localhost:3390',
  next: 'http://localhost:3392',
  html: 'http://localhost:3393',
  grown: 'http://localhost:3390',
};

/** What a target or a measure is called in the results; `html` is reference (a), `next` reference (b). */
export type Subject = 'ours' | 'html' | 'next';
