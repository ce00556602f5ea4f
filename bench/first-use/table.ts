import { line } from '../results';
import type { Side } from './sites';

/** One measure of both sides: medians and single runs. Without a target, `met` is absent. */
export type Comparison = Record<Side, number> & {
  what: string;
  show: (number: number) => string;
  met: boolean | undefined;
  seen: Record<Side, readonly number[]>;
};

export function markdown(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  return [line(heads), line(heads.map(() => '---')), ...lines.map(line)].join('\n');
}

/** The table of both sides. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  return markdown(
    ['what', 'plain', 'finished', 'ratio', 'met'],
    comparisons.map(({ what, plain, finished, show, met }) => [
      what,
      show(plain),
      show(finished),
      plain > 0 ? (finished / plain).toFixed(2) : '',
      met === undefined ? '' : met ? 'yes' : '**no**',
    ]),
  );
}

/** Every run's values, which show how far to trust the medians. */
export function runTable(comparisons: readonly Comparison[]): string {
  return markdown(
    ['what', 'plain, each run', 'finished, each run'],
    comparisons.map(({ what, show, seen }) => [
      what,
      ...[seen.plain, seen.finished].map((runs) => runs.map(show).join(', ')),
    ]),
  );
}
