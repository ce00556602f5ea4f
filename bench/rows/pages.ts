import type { Look } from '../measure/lighthouse';
import { kilobytes, ms, type PageLooks, type QuietLook, type Row } from '../results';
import { worst } from './worst';

function scoreRows(pages: readonly PageLooks[], quiet: readonly QuietLook[]): Row[] {
  const indexed = pages.map(({ path, looks }) => ({ path, look: looks.ours }));
  return (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((category) => {
    const all = category === 'seo' ? indexed : [...indexed, ...quiet];
    const least = worst(all, ({ look }) => -look[category]);
    const score = least?.look[category] ?? 0;
    const under = all.filter(({ look }) => look[category] < 100).length;
    return {
      what: `Lighthouse ${category}, worst page${category === 'seo' ? '' : ' (noindex pages too)'}`,
      target: '100',
      ours: score === 100 ? '100' : `${score} (${least?.path}; ${under} of ${all.length} under 100)`,
      met: score === 100,
    };
  });
}

function againstReference(
  pages: readonly PageLooks[],
  {
    what,
    measure,
    subject,
    limit,
  }: { what: string; measure: keyof Look; subject: 'html' | 'next'; limit: number },
): Row[] {
  const ratio = ({ looks }: PageLooks) => looks.ours[measure] / looks[subject][measure];
  const page = worst(pages, ratio);
  if (!page) return [];
  const over = pages.filter((each) => ratio(each) > limit).length;
  return [
    {
      what: `${what}, worst page (${page.path}; ${over} of ${pages.length} over)`,
      target: `≤ ${limit} × (${subject === 'html' ? 'a' : 'b'})`,
      reference: ms(page.looks[subject][measure]),
      ours: ms(page.looks.ours[measure]),
      ratio: ratio(page),
      met: over === 0,
    },
  ];
}

const parts = ({ Document, Stylesheet, Font, Image, Script }: Look) =>
  Object.entries({ HTML: Document, styles: Stylesheet, fonts: Font, pictures: Image, scripts: Script })
    .map(([name, bytes]) => `${name} ${kilobytes(bytes)}`)
    .join(', ');

/** Rows from Lighthouse's results for all pages. */
export function lighthouseRows(pages: readonly PageLooks[], quiet: readonly QuietLook[]): Row[] {
  const home = pages.find(({ path }) => path === '/')?.looks;
  const blocked = worst(pages, ({ looks }) => looks.ours.tbt);
  const shifted = worst(pages, ({ looks }) => looks.ours.cls);
  const homeRows: Row[] = home
    ? [
        {
          what: 'largest paint, home',
          target: '< 1300 ms',
          reference: ms(home.html.lcp),
          ours: ms(home.ours.lcp),
          ratio: home.ours.lcp / home.html.lcp,
          met: home.ours.lcp < 1300,
        },
        {
          what: `bytes at load, home (${parts(home.ours)})`,
          target: '≤ 150 KB',
          reference: kilobytes(home.html.bytes),
          ours: kilobytes(home.ours.bytes),
          ratio: home.ours.bytes / home.html.bytes,
          met: home.ours.bytes <= 150_000,
        },
      ]
    : [];
  return [
    ...scoreRows(pages, quiet),
    ...homeRows,
    ...againstReference(pages, { what: 'largest paint', measure: 'lcp', subject: 'html', limit: 1.25 }),
    {
      what: `total blocking time, worst page (${blocked?.path})`,
      target: '≤ 50 ms',
      reference: ms(blocked?.looks.next.tbt ?? 0),
      ours: ms(blocked?.looks.ours.tbt ?? 0),
      met: (blocked?.looks.ours.tbt ?? 0) <= 50,
    },
    ...againstReference(pages, { what: 'main thread', measure: 'cpu', subject: 'next', limit: 1.2 }),
    {
      what: `layout shift, worst page (${shifted?.path})`,
      target: '0',
      ours: (shifted?.looks.ours.cls ?? 0).toFixed(4),
      met: (shifted?.looks.ours.cls ?? 0) === 0,
    },
  ];
}
