import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { launchOptions } from '../e2e/support/chromium';

const audits = {
  'largest paint, ms': 'largest-contentful-paint',
  'blocking time, ms': 'total-blocking-time',
  bytes: 'total-byte-weight',
};

const TIME_LIMIT_MS = 120_000;
const TRIES = 3;
const { executablePath, args } = launchOptions;
const flags = ['--headless=new', ...args].map((flag) => flag.replace(/=(.*)/, '="$1"')).join(' ');

/** One run of Lighthouse with its default settings: mobile, simulated throttling, a browser of its own. */
export async function audit(url: string, tries = TRIES): Promise<Record<string, number>> {
  const options = ['--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`];
  try {
    const { stdout } = await promisify(execFile)('node_modules/.bin/lighthouse', [url, ...options], {
      env: { ...process.env, CHROME_PATH: executablePath },
      timeout: TIME_LIMIT_MS,
      maxBuffer: 2 ** 26,
    });
    const result: Result = JSON.parse(stdout);
    const all: Record<string, number> = { score: 100 * (result.categories.performance?.score ?? Number.NaN) };
    for (const [what, id] of Object.entries(audits))
      all[what] = result.audits[id]?.numericValue ?? Number.NaN;
    if (Object.values(all).some(Number.isNaN)) throw new Error(`${url}: ${result.runtimeError?.message}`);
    return all;
  } catch (error) {
    // On a busy machine the browser sometimes paints too late or does not answer.
    if (tries === 1) throw error;
    return audit(url, tries - 1);
  }
}
