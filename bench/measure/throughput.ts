import { median } from '../median';
import { residentMegabytes, type Server } from '../run';
import { origins } from '../settings';
import { load } from './load';
import type { LoadReport } from './load-generator';

export type Loaded = LoadReport & { megabytes: number };
export type Throughput = { ours: Loaded; next: Loaded };

const ROUNDS = 3;
const SECONDS = 5;

async function loadOne(subject: 'ours' | 'next', paths: string[]): Promise<LoadReport> {
  const port = Number(new URL(origins[subject]).port);
  const report = await load({ port, paths, connections: 50, seconds: SECONDS, warmUpSeconds: 2 });
  if (report.failures > 0) throw new Error(`${subject}: ${report.failures} answers were not 200`);
  return report;
}

/** The same pages from `npm start` and from `next start` of reference (b), in turns, 50 connections each. */
export async function throughput(
  paths: string[],
  servers: Record<'ours' | 'next', Server>,
): Promise<Throughput> {
  const reports: Record<'ours' | 'next', LoadReport[]> = { ours: [], next: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const subject of ['ours', 'next'] as const) reports[subject].push(await loadOne(subject, paths));
  const middle = (subject: 'ours' | 'next'): Loaded => ({
    perSecond: median(reports[subject].map(({ perSecond }) => perSecond)),
    p50: median(reports[subject].map(({ p50 }) => p50)),
    p99: median(reports[subject].map(({ p99 }) => p99)),
    failures: 0,
    megabytes: residentMegabytes(servers[subject].pid),
  });
  return { ours: middle('ours'), next: middle('next') };
}
