import { loadavg } from 'node:os';
import { machine } from '../results';
import { runs } from '../settings';
import type { Measured } from './measure';
import { comparisons, interactionLines } from './rows';
import { comparisonTable, markdown, runTable } from './table';

const method = `Plain is \`next start\`, finished is \`npm start\`, both from one build. A phone's window, the processor slowed four times,
nothing in the cache. Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms; 3G: 400 kbit/s both ways, 400 ms. "At once" is as soon as
something is painted and what is tapped is there; reading takes 5 s after the load, 10 on 3G. An answer counts when it is
painted. Targets: at most 1.1 times plain; an interaction at most 200 ms until the next frame (0: none took 16).`;

/** The table, and the file with it and with what each run has seen. */
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
    `${day}, ${machine(browser)}. Median of ${runs}. Load in the last 15 minutes: ${loadavg()[2]?.toFixed(1)}.`,
    method,
    table,
    '## Each run',
    runTable(compared),
    '## The slowest interaction of each journey',
    markdown(heads, interactionLines(measured)),
  ];
  return { table, file: `${parts.join('\n\n')}\n` };
}
