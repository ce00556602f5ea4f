import type { Audit } from '../measure/lighthouse';
import { kilobytes, ms, type PageAudits, type QuietAudit, type Row } from '../results';
import { worst } from './worst';

function scoreRows(pages: readonly PageAudits[], quiet: readonly QuietAudit[]): Row[] {
  const indexed = pages.map(({ path, audits }) => ({ path, audit: audits.ours }));
  return (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((category) => {
    const all = category === 'seo' ? indexed : [...indexed, ...quiet];
    const least = worst(all, ({ audit }) => -audit[category]);
    const score = least?.audit[category] ?? 0;
    const under = all.filter(({ audit }) => audit[category] < 100).length;
    return {
      what: `Lighthouse ${category}, worst page${category === 'seo' ? '' : ' (noindex pages too)'}`,
      target: '100',
      ours: score === 100 ? '100' : `${score} (${least?.path}; ${under} of ${all.length} under 100)`,
      met: score === 100,
    };
  });
}

function againstReference(
  pages: readonly PageAudits[],
  {
    what,
    measure,
    subject,
    limit,
  }: { what: string; measure: keyof Audit; subject: 'html' | 'next'; limit: number },
): Row[] {
  const ratio = ({ audits }: PageAudits) => audits.ours[measure] / audits[subject][measure];
  const page = worst(pages, ratio);
  if (!page) return [];
  const over = pages.filter((each) => ratio(each) > limit).length;
  return [
    {
      what: `${what}, worst page (${page.path}; ${over} of ${pages.length} over)`,
      target: `≤ ${limit} × (${subject === 'html' ? 'a' : 'b'})`,
      reference: ms(page.audits[subject][measure]),
      ours: ms(page.audits.ours[measure]),
      ratio: ratio(page),
      met: over === 0,
    },
  ];
}

const parts = ({ Document, Stylesheet, Font, Image, Script }: Audit) =>
  Object.entries({ HTML: Document, styles: Stylesheet, fonts: Font, pictures: Image, scripts: Script })
    .map(([name, bytes]) => `${name} ${kilobytes(bytes)}`)
    .join(', ');

/** Rows from Lighthouse's results for all pages. */
export function lighthouseRows(pages: readonly PageAudits[], quiet: readonly QuietAudit[]): Row[] {
  const home = pages.find(({ path }) => path === '/')?.audits;
  const blocked = worst(pages, ({ audits }) => audits.ours.tbt);
  const shifted = worst(pages, ({ audits }) => audits.ours.cls);
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
      reference: ms(blocked?.audits.next.tbt ?? 0),
      ours: ms(blocked?.audits.ours.tbt ?? 0),
      met: (blocked?.audits.ours.tbt ?? 0) <= 50,
    },
    ...againstReference(pages, { what: 'main thread', measure: 'cpu', subject: 'next', limit: 1.2 }),
    {
      what: `layout shift, worst page (${shifted?.path})`,
      target: '0',
      ours: (shifted?.audits.ours.cls ?? 0).toFixed(4),
      met: (shifted?.audits.ours.cls ?? 0) === 0,
    },
  ];
}
