import type { Navigation } from '../measure/traffic';
import { kilobytes, type PageAudits, type Row } from '../results';
import { worst } from './worst';

/** Compares our scripts with those of (b): at load as sent, and after a first action all in brotli. */
export function scriptRows(pages: readonly PageAudits[]): Row[] {
  return [false, true].flatMap((form) => {
    const limit = form ? 35_000 : 10_000;
    const row = (when: string, scripts: (page: PageAudits) => { ours: number; next: number }): Row[] => {
      const over = (page: PageAudits) => scripts(page).ours - scripts(page).next;
      const page = worst(
        pages.filter((each) => each.form === form),
        over,
      );
      if (!page) return [];
      const { ours, next } = scripts(page);
      return [
        {
          what: `scripts ${when}, ${form ? 'form' : 'content'} pages, worst (${page.path})`,
          target: `≤ ${limit / 1000} KB over (b)`,
          reference: kilobytes(next),
          ours: kilobytes(ours),
          ratio: ours / next,
          met: over(page) <= limit,
        },
      ];
    };
    return [
      ...row('at load, as sent', ({ audits }) => ({ ours: audits.ours.Script, next: audits.next.Script })),
      ...row('after a first action, all as brotli', ({ scripts }) => scripts),
    ];
  });
}

export type Trip = { from: string; to: string; byMouse: Navigation; byTap: Navigation };

/** Each trip by mouse, which prefetches by pointing, and by tap, which does not. */
export function navigationRows(trips: readonly Trip[]): Row[] {
  if (trips.length === 0) return [];
  const unasked = trips.reduce((sum, { byMouse, byTap }) => sum + byMouse.unasked + byTap.unasked, 0);
  return [
    ...trips.map(({ from, to, byMouse, byTap }) => ({
      what: `client-side navigation without pictures, ${from} → ${to}, by mouse / by tap`,
      target: '≤ 10 KB',
      ours: `${kilobytes(byMouse.bytes)} / ${kilobytes(byTap.bytes)}`,
      met: Math.max(byMouse.bytes, byTap.bytes) <= 10_000,
    })),
    { what: 'pages prefetched without intent', target: '0', ours: String(unasked), met: unasked === 0 },
  ];
}
