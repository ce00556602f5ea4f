import type { Grown } from '../growth/measure';
import type { Throughput } from '../measure/throughput';
import { kilobytes, ms, type Row } from '../results';

export function throughputRows({ ours, next }: Throughput): Row[] {
  return [
    {
      what: 'pages a second, 50 connections',
      target: '≥ 10 × (b)',
      reference: String(Math.round(next.perSecond)),
      ours: String(Math.round(ours.perSecond)),
      ratio: ours.perSecond / next.perSecond,
      met: ours.perSecond >= 10 * next.perSecond,
    },
    {
      what: 'p99 under that load',
      target: '< 50 ms',
      reference: `${next.p99.toFixed(1)} ms`,
      ours: `${ours.p99.toFixed(1)} ms`,
      met: ours.p99 < 50,
    },
    {
      what: 'memory after that load',
      target: '< 250 MB',
      reference: `${Math.round(next.megabytes)} MB`,
      ours: `${Math.round(ours.megabytes)} MB`,
      met: ours.megabytes < 250,
    },
  ];
}

/** The smallest number of temples is the reference of the largest; growth is linear where each temple costs no more. */
export function growthRows(grown: readonly Grown[]): Row[] {
  const [few, ...more] = grown;
  const many = more.at(-1);
  if (!few || !many) return [];
  const middle = more.length > 1 ? more[0] : undefined;
  const each = (from: Grown, to: Grown) =>
    (to.buildSeconds - from.buildSeconds) / (to.temples - from.temples);
  const linear = middle ? each(middle, many) / each(few, middle) : 1;
  const all = (show: (one: Grown) => string) => grown.map((one) => `${one.temples}: ${show(one)}`).join(', ');
  return [
    {
      what: 'growth: build time',
      target: 'linear: a temple costs ≤ 1.2 × as much late as early',
      reference: all(({ buildSeconds }) => `${Math.round(buildSeconds)} s`),
      ours: `${(each(few, many) * 1000).toFixed(0)} ms a temple`,
      ratio: linear,
      met: linear <= 1.2,
    },
    {
      what: `growth: listing at load, ${many.temples} temples`,
      target: '< 150 KB',
      reference: kilobytes(few.listingBytes),
      ours: kilobytes(many.listingBytes),
      met: many.listingBytes < 150_000,
    },
    {
      what: `growth: main thread on a search keystroke, the longest, ${many.temples} temples`,
      target: '< 16 ms',
      reference: ms(few.keystrokeMs),
      ours: ms(many.keystrokeMs),
      ratio: many.keystrokeMs / few.keystrokeMs,
      met: many.keystrokeMs < 16,
    },
    {
      what: 'growth: memory after every page was asked for',
      target: 'flat: ≤ 1.2 × that of few temples',
      reference: `${Math.round(few.megabytes)} MB`,
      ours: `${Math.round(many.megabytes)} MB (${Math.round(many.startMegabytes)} at start)`,
      ratio: many.megabytes / few.megabytes,
      met: many.megabytes <= 1.2 * few.megabytes,
    },
  ];
}
