import type { Browser } from '@playwright/test';
import { recordTraffic } from '../measure/traffic';
import { tap, type } from './hands';
import type { Journey } from './journeys';
import { type Network, slowDown } from './networks';
import { type Reports, watchPage } from './reports';

/** The slowest event and the milliseconds until its next frame. The browser reports none below 16. */
export type Slowest = { took: number; name: string };

/** Milliseconds until the answer was painted, from the last tap or key and from the start of the visit. */
export type Visit = { fromAct: number; fromStart: number; atOnce: Slowest; settled: Slowest };

function slowest(reports: Reports, [from, to]: [from: number, to: number]): Slowest {
  return reports.all.reduce<Slowest>(
    (found, report) =>
      report.kind === 'interaction' && report.at >= from && report.at < to && report.took > found.took
        ? { took: report.took, name: report.name }
        : found,
    { took: 0, name: '' },
  );
}

async function until(reports: Reports): Promise<Pick<Visit, 'fromAct' | 'fromStart'>> {
  const { at: start } = await reports.first('start');
  const { at: answer } = await reports.first('answer');
  const acts = reports.all.filter(({ kind, at }) => kind === 'act' && at <= answer);
  const act = acts.at(-1);
  if (!act) throw new Error('the answer came before the question');
  return { fromAct: answer - act.at, fromStart: answer - start };
}

/** One visit with an empty cache: opens the page, acts, and acts again once it has settled. */
export async function visit(
  browser: Browser,
  origin: string,
  { network, journey }: { network: Network; journey: Journey },
): Promise<Visit> {
  const { path, target, typed, words = '', answered, reads, again } = journey;
  return recordTraffic(browser, async ({ page, session, settle }) => {
    const reports = await watchPage(session, { target, words, rest: reads ? network.reading : 0 }, answered);
    await slowDown(session, network);
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    await tap(session, await reports.first('ready'));
    if (!(await reports.first('act')).hit) throw new Error(`the tap missed ${target}`);
    if (typed) {
      await reports.first('focus');
      await type(session, typed);
    }
    const times = await until(reports);
    await settle();
    const settledAt = await page.evaluate(() => performance.timeOrigin + performance.now());
    await again?.(page);
    await settle();
    const [early, late] = [slowest(reports, [0, settledAt]), slowest(reports, [settledAt, Infinity])];
    // With reading, everything had settled before the first tap.
    return { ...times, ...(reads ? { atOnce: late, settled: early } : { atOnce: early, settled: late }) };
  });
}
