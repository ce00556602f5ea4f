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

/** The smallest number of temples is the reference. Only three or more numbers can show that growth is linear. */
export function growthRows(grown: readonly Grown[]): Row[] {
  const [few, ...more] = grown;
  const many = more.at(-1);
  if (!few || !many) return [];
  const middle = more.length > 1 ? more[0] : undefined;
  const each = (from: Grown, to: Grown) =>
    (to.buildSeconds - from.buildSeconds) / (to.temples - from.temples);
  const late = middle ? each(middle, many) / each(few, middle) : Number.NaN;
  const buildRow: Row = {
    what: `growth: build time (${grown.map(({ temples, buildSeconds }) => `${temples}: ${Math.round(buildSeconds)} s`).join(', ')})`,
    target: 'linear: a temple costs ≤ 1.2 × as much late as early',
    reference: middle && ms(each(few, middle) * 1000),
    ours: ms(each(middle ?? few, many) * 1000),
    ratio: middle && late,
    met: late <= 1.2,
  };
  return [
    buildRow,
    {
      what: `growth: listing at load, ${many.temples} temples`,
      target: '< 150 KB',
      reference: kilobytes(few.listingBytes),
      ours: kilobytes(many.listingBytes),
      met: many.listingBytes < 150_000,
    },
    ...(['letterMs', 'enterMs'] as const).map((key) => ({
      what: `growth: main thread on ${key === 'letterMs' ? 'a letter in the search box' : 'Enter, which searches'}, ${many.temples} temples`,
      target: '< 16 ms',
      reference: ms(few[key]),
      ours: ms(many[key]),
      ratio: many[key] / few[key],
      met: many[key] < 16,
    })),
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
