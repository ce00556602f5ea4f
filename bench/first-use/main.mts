/**
 * `npm run bench:first-use` measures how soon a phone visitor who acts at once gets an answer, and prints it beside plain
 * Next from the same build: `next start` is "plain" and `npm start` is "finished". BENCH_RUNS sets the number of runs.
 * The processor is slowed four times, and the cache is empty. "At once" means as soon as something is painted and the
 * target is there. An answer counts once it is painted. An interaction that took less than 16 ms counts as 0.
 */
import { openBrowser } from '../browser';
import { runs, type Side, serveSite } from '../settings';
import { kilobytes, markdown, median, ms, verdict } from '../table';
import { type JourneyName, journeys } from './journeys';
import { type Network, networks, type Visit, visit, visitIdly } from './visit';

/** Everything measured once on one network. */
type Run = { idle: Awaited<ReturnType<typeof visitIdly>>; visits: Record<JourneyName, Visit> };

type Measure = {
  what: string;
  of: (run: Run) => number;
  show?: (number: number) => string;
  /** An absolute limit. Without it, the limit is relative to plain Next. */
  limit?: number;
};

const RATIO = 1.1;
const INTERACTION_MS = 200;
const names = Object.keys(journeys) as JourneyName[];

const slowest = ({ visits }: Run) => Math.max(...names.map((name) => visits[name].slowest));

const measures: readonly Measure[] = [
  { what: 'largest paint, home', of: ({ idle }) => idle.paint },
  { what: 'tap on Menu at once, home', of: ({ visits }) => visits.menu.fromAct },
  { what: 'tap on a link at once, / → /contact', of: ({ visits }) => visits.link.fromAct },
  { what: 'search sent at once, from Enter', of: ({ visits }) => visits.search.fromAct },
  { what: 'search sent at once, from the start', of: ({ visits }) => visits.search.fromStart },
  { what: 'register filled at once, from the last key', of: ({ visits }) => visits.register.fromAct },
  { what: 'register filled at once, from the start', of: ({ visits }) => visits.register.fromStart },
  { what: 'slowest interaction', of: slowest, limit: INTERACTION_MS },
  { what: 'bytes until the load event, home', of: ({ idle }) => idle.atLoad, show: kilobytes },
  // What the finished site fetches ahead has no target.
  { what: 'bytes in the 10 s after it', of: ({ idle }) => idle.later, show: kilobytes, limit: Number.NaN },
];

/** The medians of both sides, with the least and the most of all runs, which show how far to trust them. */
function comparison(network: string, plain: readonly Run[], finished: readonly Run[]): string[][] {
  return measures.map(({ what, of, show = ms, limit }) => {
    const told = (runs: readonly Run[]) => {
      const values = runs.map(of);
      return `${show(median(values))} (${show(Math.min(...values))} – ${show(Math.max(...values))})`;
    };
    const [theirs, ours] = [median(plain.map(of)), median(finished.map(of))];
    const met = Number.isNaN(limit) ? undefined : ours <= (limit ?? RATIO * theirs);
    const ratio = theirs > 0 ? (ours / theirs).toFixed(2) : '';
    return [`${network}: ${what}`, told(plain), told(finished), ratio, verdict(met)];
  });
}

const origins: Record<Side, string> = { plain: 'http://127.0.0.1:3395', finished: 'http://127.0.0.1:3394' };
const sides = ['plain', 'finished'] as const;
const servers = await Promise.all(sides.map((side) => serveSite(side, origins[side])));
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
  for (const name of names) {
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
  console.log(`Median of ${runs}, and in brackets the least and the most.\n`);
  console.log(markdown(['what', 'plain', 'finished', 'ratio', 'met'], rows));
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
}
