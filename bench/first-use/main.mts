/**
 * `npm run bench:first-use` measures how soon a phone visitor who acts at once gets an answer. It compares the
 * finished site with plain Next from the same build, prints the table and writes bench/FIRST-USE.md.
 * FIRST_USE_PLAIN and FIRST_USE_FINISHED name servers that already run. BENCH_RUNS sets the number of runs.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../browser';
import { root, runs, type Side, serveSite } from '../settings';
import { circumstances } from '../table';
import { type JourneyName, journeys } from './journeys';
import { comparison, type Run, table } from './rows';
import { type Network, networks, visit, visitIdly } from './visit';

const method = `\
"Plain" is \`next start\` and "finished" is \`npm start\`, both from one build. The window is a
phone's, the processor is slowed four times, and the cache is empty. Slow 4G: 1.6 Mbit/s down,
750 kbit/s up, 150 ms. 3G: 400 kbit/s both ways, 400 ms. "At once" means as soon as something is
painted and the target is there. An answer counts once it is painted. Targets: at most 1.1 times
plain, and at most 200 ms from an interaction to the next frame (0 means that none took 16 ms). In
brackets: the least and the most of all runs.`;

const { FIRST_USE_PLAIN, FIRST_USE_FINISHED } = process.env;
const given: Record<Side, string | undefined> = { plain: FIRST_USE_PLAIN, finished: FIRST_USE_FINISHED };
const origins: Record<Side, string> = {
  plain: given.plain ?? 'http://127.0.0.1:3395',
  finished: given.finished ?? 'http://127.0.0.1:3394',
};
const sides = ['plain', 'finished'] as const;
const servers = await Promise.all(
  sides.filter((side) => !given[side]).map((side) => serveSite(side, origins[side])),
);
const browser = await openBrowser();

/** Tries again: on a busy machine a tap sometimes misses an element that has just moved. */
async function twice<T>(attempt: () => Promise<T>): Promise<T> {
  return attempt().catch((error) => {
    console.error(`once more: ${error}`);
    return attempt();
  });
}

/** Alternates between both sides, so that other load on the machine affects both alike. */
async function runOnce(network: Network): Promise<Record<Side, Run>> {
  const both = async <T,>(step: (origin: string) => Promise<T>): Promise<Record<Side, T>> => ({
    plain: await twice(() => step(origins.plain)),
    finished: await twice(() => step(origins.finished)),
  });
  const idle = await both((origin) => visitIdly(browser, origin, network));
  const visits: Record<Side, Partial<Run['visits']>> = { plain: {}, finished: {} };
  for (const name of Object.keys(journeys) as JourneyName[]) {
    const visited = await both((origin) => visit(browser, origin, network, journeys[name]));
    for (const side of sides) visits[side][name] = visited[side];
  }
  const run = (side: Side) => ({ idle: idle[side], visits: visits[side] as Run['visits'] });
  return { plain: run('plain'), finished: run('finished') };
}

try {
  // A server reads files at the first request.
  for (const side of sides)
    for (const { path } of Object.values(journeys)) await fetch(`${origins[side]}${path}`);
  const measured = networks.map((network) => ({ network, plain: [] as Run[], finished: [] as Run[] }));
  for (let turn = 1; turn <= runs; turn++)
    for (const { network, ...all } of measured) {
      console.error(`${new Date().toISOString().slice(11, 19)} run ${turn} of ${runs}: ${network.name}`);
      const run = await runOnce(network);
      for (const side of sides) all[side].push(run[side]);
    }
  const rows = measured.flatMap(({ network, plain, finished }) => comparison(network.name, plain, finished));
  const heading = `# Results of \`npm run bench:first-use\`\n\n${circumstances(browser.version())}`;
  console.log(table(rows));
  const report = `${heading}\nMedian of ${runs}.\n\n${method}\n\n${table(rows)}\n`;
  await writeFile(join(root, 'bench/FIRST-USE.md'), report);
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
}
