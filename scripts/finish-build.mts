/**
 * Runs right after `next build`, before the first start. Next cannot prerender a page with both its HTML and status 404
 * (notFound() leaves an empty shell that only a script fills), so the pages for unknown temple ids are prerendered as
 * ordinary ones, and their status is written into the .meta file that Next reads with them (docs/decisions/0001).
 */
import { readFile, writeFile } from 'node:fs/promises';

const notFoundPages = ['holyheaven/unknown', 'holyheaven/donation/unknown', 'holyheaven/plan-trips/unknown'];

for (const page of notFoundPages) {
  const file = `.next/server/app/${page}.meta`;
  const meta = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...meta, status: 404 }));
}
