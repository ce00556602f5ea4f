import { join } from 'node:path';

/** The repository's root: the bench is started from there, by npm. */
export const root = process.cwd();

/** Everything the bench builds; ignored by git. */
export const work = join(root, 'bench/.work');

/** How often Lighthouse audits each page; the table shows medians. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

/** A comma-separated list from the environment; 'none' is an empty one. */
const list = (text: string | undefined) => (text === 'none' ? [] : text?.split(','));

/** Only these routes; all of the site without it, `none` for the growth part alone. */
export const onlyRoutes = list(process.env.BENCH_ROUTES);

/** How many temples the growth part builds with; `none` leaves that part out. */
export const growthSizes = (list(process.env.BENCH_GROWTH) ?? ['3', '1000', '3000']).map(Number);

/** Where the servers listen; the site with many temples comes when the others have stopped. */
export const origins = {
  ours: 'http://localhost:3390',
  next: 'http://localhost:3392',
  html: 'http://localhost:3393',
  grown: 'http://localhost:3390',
};

/** What a target or a measure is called in the results; `html` is reference (a), `next` reference (b). */
export type Subject = 'ours' | 'html' | 'next';
