import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { launchOptions } from '../../e2e/chromium';
import { median } from '../median';
import { origins, root, runs, type Subject } from '../settings';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const resources = ['Document', 'Stylesheet', 'Font', 'Image', 'Script'] as const;
type Measure =
  | (typeof categories)[number]
  | (typeof resources)[number]
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'cpu'
  | 'bytes';

/** One run on a page, or the medians of several: scores, milliseconds, and bytes as sent, in all and of each resource type. */
export type Look = Record<Measure, number>;

const command = [
  join(root, 'node_modules/lighthouse/cli/index.js'),
  '--output=json',
  '--quiet',
  '--no-enable-error-reporting',
  `--only-categories=${categories.join(',')}`,
  `--chrome-flags=${['--headless=new', ...launchOptions.args].join(' ')}`,
];

function readLook({ audits, categories: scored, runtimeError }: Result): Look {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((scored[id]?.score ?? Number.NaN) * 100);
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const sent = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const look = {
    ...Object.fromEntries(categories.map((id) => [id, score(id)])),
    ...Object.fromEntries(resources.map((type) => [type, sent(type)])),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    cpu: value('mainthread-work-breakdown'),
    bytes: value('total-byte-weight'),
  } as Look;
  const missing = Object.entries(look).filter(([, number]) => Number.isNaN(number));
  if (missing.length > 0) throw new Error(`Lighthouse has no ${missing.map(([name]) => name)}`);
  return look;
}

/** Lighthouse as everybody runs it, in a process and a browser of its own each time: nothing is cached or warm. */
async function lookOnce(url: string, tries = 3): Promise<Look> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...command, url], {
      cwd: root,
      env: { ...process.env, CHROME_PATH: launchOptions.executablePath },
      maxBuffer: 1e8,
      timeout: 180_000,
    });
    return readLook(JSON.parse(stdout));
  } catch (error) {
    // On a busy machine the browser sometimes does not get to paint in time, or does not answer.
    if (tries === 1) throw error;
    return lookOnce(url, tries - 1);
  }
}

/** The medians of several looks. */
function medians(looks: readonly Look[]): Look {
  const names = Object.keys(looks[0] ?? {}) as Measure[];
  return Object.fromEntries(names.map((name) => [name, median(looks.map((look) => look[name]))])) as Look;
}

/**
 * Lighthouse (mobile, simulated throttling) on one path of several subjects, `runs` times in turns, so that whatever
 * else the machine is doing falls on all of them alike.
 */
export async function lookAt<S extends Subject>(
  path: string,
  subjects: readonly S[],
): Promise<Record<S, Look>> {
  const looks = subjects.map((subject) => ({ subject, seen: [] as Look[] }));
  for (let turn = 0; turn < runs; turn++)
    for (const { subject, seen } of looks) seen.push(await lookOnce(`${origins[subject]}${path}`));
  return Object.fromEntries(looks.map(({ subject, seen }) => [subject, medians(seen)])) as Record<S, Look>;
}
