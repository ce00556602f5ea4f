import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { launchOptions } from '../e2e/support/chromium';
import { runs } from './settings';
import { median } from './table';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  cpu: 'mainthread-work-breakdown',
  bytes: 'total-byte-weight',
} as const;

/** The medians of several runs on a page: scores, milliseconds, and bytes as sent. */
export type Audit = Record<(typeof categories)[number] | keyof typeof audits, number>;

const TIME_LIMIT_MS = 120_000;
const TRIES = 3;
const { executablePath, args } = launchOptions;
const flags = ['--headless=new', ...args].map((flag) => flag.replace(/=(.*)/, '="$1"')).join(' ');

/** Lighthouse with its default settings: mobile, simulated throttling. Each run has a browser of its own. */
async function auditOnce(url: string, tries = TRIES): Promise<Audit> {
  const command = [url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  try {
    const { stdout } = await promisify(execFile)('node_modules/.bin/lighthouse', command, {
      env: { ...process.env, CHROME_PATH: executablePath },
      timeout: TIME_LIMIT_MS,
      maxBuffer: 2 ** 26,
    });
    const result: Result = JSON.parse(stdout);
    const scores = categories.map((id) => [
      id,
      Math.round((result.categories[id]?.score ?? Number.NaN) * 100),
    ]);
    const values = Object.entries(audits).map(([name, id]) => [name, result.audits[id]?.numericValue]);
    const missing = [...scores, ...values].filter(([, value]) => !Number.isFinite(value));
    if (missing.length > 0) throw new Error(`Lighthouse has no ${missing}: ${result.runtimeError?.message}`);
    return Object.fromEntries([...scores, ...values]);
  } catch (error) {
    // On a busy machine the browser sometimes paints too late or does not answer.
    if (tries === 1) throw error;
    return auditOnce(url, tries - 1);
  }
}

/** Audits several addresses in turns, so that other load on the machine affects all of them alike. */
export async function auditInTurns(urls: readonly string[]): Promise<Audit[]> {
  const seen = urls.map((url) => ({ url, list: [] as Audit[] }));
  for (let turn = 0; turn < runs; turn++) for (const { url, list } of seen) list.push(await auditOnce(url));
  const names = [...categories, ...Object.keys(audits)] as (keyof Audit)[];
  const middle = (list: Audit[], name: keyof Audit) => median(list.map((audit) => audit[name]));
  return seen.map(({ list }) => Object.fromEntries(names.map((name) => [name, middle(list, name)])) as Audit);
}
