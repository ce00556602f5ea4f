import { median } from '../median';
import { residentMegabytes, type Server } from '../run';
import { origins } from '../settings';
import { type LoadReport, load } from './load';

export type Loaded = LoadReport & { megabytes: number };
export type Throughput = { ours: Loaded; next: Loaded };

const ROUNDS = 3;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;

async function loadOne(subject: 'ours' | 'next', paths: string[]): Promise<LoadReport> {
  await load(origins[subject], paths, { connections: 50, seconds: WARM_UP_SECONDS });
  const report = await load(origins[subject], paths, { connections: 50, seconds: SECONDS });
  if (report.failures > 0) throw new Error(`${subject}: ${report.failures} answers failed`);
  return report;
}

/** Loads the same pages from `npm start` and from reference (b)'s `next start` in turn, with 50 connections each. */
export async function throughput(
  paths: string[],
  servers: Record<'ours' | 'next', Server>,
): Promise<Throughput> {
  const reports: Record<'ours' | 'next', LoadReport[]> = { ours: [], next: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const subject of ['ours', 'next'] as const) reports[subject].push(await loadOne(subject, paths));
  const middle = (subject: 'ours' | 'next'): Loaded => ({
    perSecond: median(reports[subject].map(({ perSecond }) => perSecond)),
    p99: median(reports[subject].map(({ p99 }) => p99)),
    failures: 0,
    megabytes: residentMegabytes(servers[subject].pid),
  });
  return { ours: middle('ours'), next: middle('next') };
}
