/**
 * `npm run bench:growth -- 300` measures build times. It builds the site with 300 temples, again after one of them has
 * changed, and prints one line.
 */
import { mkdir, rm } from 'node:fs/promises';
import { work } from '../settings';
import { buildAgain, buildGrown } from './build';

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !(count >= 3)))
  throw new Error('tell how many temples, three or more: npm run bench:growth -- 300');

const shown = (seconds: number) => `${seconds.toFixed(1)} s`;
await mkdir(work, { recursive: true });
for (const count of counts) {
  const { folder, nextSeconds, deliverySeconds } = await buildGrown(count);
  const again = await buildAgain(folder, count);
  console.info(
    `temples ${count}  next ${shown(nextSeconds)}  delivery ${shown(deliverySeconds)}  again ${shown(again.deliverySeconds)}`,
  );
  // There are tens of thousands of files.
  await rm(folder, { recursive: true, force: true });
}
