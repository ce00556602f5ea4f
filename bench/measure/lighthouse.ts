import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import { launchOptions } from '../../machine/chromium';
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

/** One run on a page, or the medians of several: scores, milliseconds, and bytes as sent, in total and by type. */
export type Audit = Record<Measure, number>;

type Seen = Pick<Result, 'audits' | 'categories' | 'runtimeError'>;

function readAudit({ audits, categories: scored, runtimeError }: Seen): Audit {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((scored[id]?.score ?? Number.NaN) * 100);
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const sent = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const audit = {
    ...Object.fromEntries(categories.map((id) => [id, score(id)])),
    ...Object.fromEntries(resources.map((type) => [type, sent(type)])),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    cpu: value('mainthread-work-breakdown'),
    bytes: value('total-byte-weight'),
  } as Audit;
  const missing = Object.entries(audit).filter(([, number]) => Number.isNaN(number));
  if (missing.length > 0) throw new Error(`Lighthouse has no ${missing.map(([name]) => name)}`);
  return audit;
}

const TIME_LIMIT_MS = 120_000;
let child: ChildProcess | undefined;

function startChild(): ChildProcess {
  const { executablePath = '', env, args } = launchOptions;
  const flags = [executablePath, '--headless=new', ...args];
  return fork(join(root, 'bench/measure/lighthouse-process.mjs'), flags, { execArgv: [], env });
}

/** Lighthouse with its default settings: mobile, simulated throttling. */
async function auditOnce(url: string, tries = 3): Promise<Audit> {
  child ??= startChild();
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    child.send(url);
    const [{ result, error }] = await once(child, 'message', { signal });
    if (error) throw new Error(error);
    return readAudit(result);
  } catch (error) {
    // On a busy machine the browser sometimes paints too late or does not answer.
    stopAudits();
    if (tries === 1) throw error;
    return auditOnce(url, tries - 1);
  }
}

/** Ends the process that the audits have started. */
export function stopAudits(): void {
  child?.kill();
  child = undefined;
}

/** The medians of several audits. */
function medians(audits: readonly Audit[]): Audit {
  const names = Object.keys(audits[0] ?? {}) as Measure[];
  return Object.fromEntries(names.map((name) => [name, median(audits.map((audit) => audit[name]))])) as Audit;
}

/**
 * Runs Lighthouse on one path of several subjects, `runs` times in turns, so that other load on the machine affects
 * all of them alike.
 */
export async function auditInTurns<S extends Subject>(
  path: string,
  subjects: readonly S[],
): Promise<Record<S, Audit>> {
  const audits = subjects.map((subject) => ({ subject, seen: [] as Audit[] }));
  for (let turn = 0; turn < runs; turn++)
    for (const { subject, seen } of audits) seen.push(await auditOnce(`${origins[subject]}${path}`));
  return Object.fromEntries(audits.map(({ subject, seen }) => [subject, medians(seen)])) as Record<S, Audit>;
}
