import { kilobytes, markdown, median, ms, verdict } from '../table';
import { type JourneyName, journeys } from './journeys';
import type { Visit, visitIdly } from './visit';

/** Everything measured once on one network. */
export type Run = { idle: Awaited<ReturnType<typeof visitIdly>>; visits: Record<JourneyName, Visit> };

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
export function comparison(network: string, plain: readonly Run[], finished: readonly Run[]): string[][] {
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

export const table = (rows: string[][]) => markdown(['what', 'plain', 'finished', 'ratio', 'met'], rows);
