import { median } from '../median';
import { kilobytes, ms } from '../results';
import { type JourneyName, journeys } from './journeys';
import type { Measured, Run } from './measure';
import type { Comparison } from './table';

type Measure = {
  what: string;
  of: (run: Run) => number;
  show?: (number: number) => string;
  /** An absolute limit. Without it, the limit is relative to plain Next. */
  limit?: number;
  /** True if it has no target. */
  untargeted?: boolean;
};

const RATIO = 1.1;
const INTERACTION_MS = 200;
const names = Object.keys(journeys) as JourneyName[];

const slowest = (phase: 'atOnce' | 'settled'): Pick<Measure, 'of' | 'limit'> => ({
  of: ({ visits }) => Math.max(...names.map((name) => visits[name][phase].took)),
  limit: INTERACTION_MS,
});

const measures: readonly Measure[] = [
  { what: 'largest paint, home', of: ({ idle }) => idle.paint },
  { what: 'tap on Menu at once, home', of: ({ visits }) => visits.menu.fromAct },
  { what: 'tap on a link at once, / → /contact', of: ({ visits }) => visits.link.fromAct },
  { what: 'tap on a link after reading, / → /contact', of: ({ visits }) => visits.linkAfterReading.fromAct },
  { what: 'search sent at once, from Enter', of: ({ visits }) => visits.search.fromAct },
  { what: 'search sent at once, from the start', of: ({ visits }) => visits.search.fromStart },
  { what: 'register filled at once, from the last key', of: ({ visits }) => visits.register.fromAct },
  { what: 'register filled at once, from the start', of: ({ visits }) => visits.register.fromStart },
  { what: 'slowest interaction, at once', ...slowest('atOnce') },
  { what: 'slowest interaction, settled', ...slowest('settled') },
  { what: 'bytes until the load event, home', of: ({ idle }) => idle.bytesAtLoad, show: kilobytes },
  {
    what: 'bytes in the 10 s after it, without any action',
    of: ({ idle }) => idle.bytesAfterLoad,
    show: kilobytes,
    untargeted: true,
  },
];

/** The medians of every measure on every network. */
export function comparisons(measured: readonly Measured[]): Comparison[] {
  return measured.flatMap(({ network, runs }) =>
    measures.map(({ what, of, show = ms, limit, untargeted }) => {
      const [plain, finished] = [median(runs.plain.map(of)), median(runs.finished.map(of))];
      const met = finished <= (limit ?? RATIO * plain);
      return {
        what: `${network.name}: ${what}`,
        plain,
        finished,
        show,
        met: untargeted ? undefined : met,
        seen: { plain: runs.plain.map(of), finished: runs.finished.map(of) },
      };
    }),
  );
}

/** The slowest interaction of each journey and its duration, for each run. */
export function interactionLines(measured: readonly Measured[]): string[][] {
  return measured.flatMap(({ network, runs }) =>
    names.flatMap((name) =>
      (['atOnce', 'settled'] as const).map((phase) => {
        const list = (side: Run[]) =>
          side
            .map(({ visits }) => `${visits[name][phase].took} ${visits[name][phase].name}`.trim())
            .join(', ');
        return [
          network.name,
          name,
          phase === 'atOnce' ? 'at once' : phase,
          list(runs.plain),
          list(runs.finished),
        ];
      }),
    ),
  );
}
