import { cpus, release, totalmem } from 'node:os';
import type { Audit } from './measure/lighthouse';
import type { Subject } from './settings';

/** One target. An absolute one has no `reference` and no `ratio`. */
export type Row = {
  what: string;
  target: string;
  reference?: string;
  ours: string;
  ratio?: number;
  met: boolean;
};

/** An indexable page: Lighthouse's results for it and the references, and its scripts and those of (b) in brotli. */
export type PageAudits = {
  path: string;
  form: boolean;
  audits: Record<Subject, Audit>;
  scripts: { ours: number; next: number };
};

/** A page that is not to be indexed. Only its scores have a target. */
export type QuietAudit = { path: string; audit: Audit };

export const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The table of all targets. */
export function table(rows: readonly Row[]): string {
  return [
    line(['what', 'target', 'reference', 'ours', 'ratio', 'met']),
    line(['---', '---', '---', '---', '---', '---']),
    ...rows.map(({ what, target, reference = '', ours, ratio, met }) =>
      line([
        what,
        target,
        reference,
        ours,
        ratio === undefined ? '' : ratio.toFixed(2),
        met ? 'yes' : '**no**',
      ]),
    ),
  ].join('\n');
}

const whole = (number: number) => String(Math.round(number));
export const ms = (number: number) => `${Math.round(number)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The medians of every page: scores, then ours / (a) / (b). */
export function pageTable(pages: readonly PageAudits[]): string {
  return [
    line(['page', 'scores', 'LCP ms', 'TBT ms', 'CLS', 'main thread ms', 'bytes']),
    line(['---', '---', '---', '---', '---', '---', '---']),
    ...pages.map(({ path, audits: { ours, html, next } }) => {
      const all = (show: (audit: Audit) => string) => [ours, html, next].map(show).join(' / ');
      return line([
        path,
        [ours.performance, ours.accessibility, ours['best-practices'], ours.seo].join(' '),
        all(({ lcp }) => whole(lcp)),
        all(({ tbt }) => whole(tbt)),
        ours.cls.toFixed(3),
        all(({ cpu }) => whole(cpu)),
        all(({ bytes }) => kilobytes(bytes)),
      ]);
    }),
  ].join('\n');
}

/** The machine that the numbers are from, in two lines. */
export function machine(browser: string): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const hardware = `${cpus().length} × ${cpu?.model.trim() || process.arch}, ${memory} GB`;
  return `${hardware},\nLinux ${release()}, Node ${process.version}, Chromium ${browser}`;
}
