import { loadavg } from 'node:os';
import { machine } from '../results';
import { runs } from '../settings';
import type { Measured } from './measure';
import { comparisons, interactionLines } from './rows';
import { comparisonTable, markdown, runTable } from './table';

const method = `\
"Plain" is \`next start\` and "finished" is \`npm start\`, both from one build. The window is a
phone's, the processor is slowed four times, and the cache is empty. Slow 4G: 1.6 Mbit/s down,
750 kbit/s up, 150 ms. 3G: 400 kbit/s both ways, 400 ms. "At once" means as soon as something is
painted and the target is there. Reading takes 5 s after the load, on 3G 10 s. An answer counts once
it is painted. Targets: at most 1.1 times plain, and at most 200 ms from an interaction to the next
frame (0 means that none took 16 ms).`;

/** Returns the table, and the file that holds the table and every run. */
export function report(measured: readonly Measured[], browser: string): { table: string; file: string } {
  const compared = comparisons(measured);
  const table = comparisonTable(compared);
  const day = new Date().toISOString().slice(0, 10);
  const heads = [
    'network',
    'journey',
    'when',
    'plain: ms and event, each run',
    'finished: ms and event, each run',
  ];
  const parts = [
    '# Results of `npm run bench:first-use`',
    `${day}, ${machine(browser)}.\nMedian of ${runs}. Load in the last 15 minutes: ${loadavg()[2]?.toFixed(1)}.`,
    method,
    table,
    '## Each run',
    runTable(compared),
    '## The slowest interaction of each journey',
    markdown(heads, interactionLines(measured)),
  ];
  return { table, file: `${parts.join('\n\n')}\n` };
}
