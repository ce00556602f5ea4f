import type { Browser } from '@playwright/test';
import { runs } from '../settings';
import { type IdleVisit, visitIdly } from './idle-visit';
import { type JourneyName, journeys } from './journeys';
import { type Network, networks } from './networks';
import type { Side, Sites } from './sites';
import { type Visit, visit } from './visit';

/** Everything measured once on one network. */
export type Run = { idle: IdleVisit; visits: Record<JourneyName, Visit> };

/** All runs of one network. */
export type Measured = { network: Network; runs: Record<Side, Run[]> };

const sides: readonly Side[] = ['plain', 'finished'];

/** Tries again: on a busy machine a tap sometimes misses an element that has just moved. */
async function twice<T>(attempt: () => Promise<T>): Promise<T> {
  return attempt().catch((error) => {
    console.error(`once more: ${error}`);
    return attempt();
  });
}

/** Alternates between both sides, so that other load on the machine affects both alike. */
async function runOnce(browser: Browser, sites: Sites, network: Network): Promise<Record<Side, Run>> {
  const both = async <T>(step: (origin: string) => Promise<T>): Promise<Record<Side, T>> => ({
    plain: await twice(() => step(sites.plain)),
    finished: await twice(() => step(sites.finished)),
  });
  const idle = await both((origin) => visitIdly(browser, `${origin}/`, network));
  const names = Object.keys(journeys) as JourneyName[];
  const found: Record<Side, Partial<Run['visits']>> = { plain: {}, finished: {} };
  for (const name of names) {
    const visits = await both((origin) => visit(browser, origin, { network, journey: journeys[name] }));
    for (const side of sides) found[side][name] = visits[side];
  }
  const run = (side: Side) => ({ idle: idle[side], visits: found[side] as Run['visits'] });
  return { plain: run('plain'), finished: run('finished') };
}

/** Requests each page once, because a server reads files at the first request. */
async function warmUp(sites: Sites): Promise<void> {
  const paths = new Set(['/about', ...Object.values(journeys).map(({ path }) => path)]);
  for (const side of sides)
    for (const path of paths) {
      const { ok, status } = await fetch(`${sites[side]}${path}`);
      if (!ok) throw new Error(`${side}: ${path} answers ${status}`);
    }
}

/** Measures both sides on every network, `runs` times. */
export async function measure(browser: Browser, sites: Sites): Promise<Measured[]> {
  await warmUp(sites);
  const measured: Measured[] = networks.map((network) => ({ network, runs: { plain: [], finished: [] } }));
  for (let turn = 1; turn <= runs; turn++)
    for (const { network, runs: done } of measured) {
      console.error(`${new Date().toISOString().slice(11, 19)} run ${turn} of ${runs}: ${network.name}`);
      const run = await runOnce(browser, sites, network);
      for (const side of sides) done[side].push(run[side]);
    }
  return measured;
}
