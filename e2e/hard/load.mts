import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoadReport } from './load-generator.mts';
import { inMs, quantile } from './measure.mts';
import { startSite } from './site.mts';
import { storedEmails } from './stored.mts';
import { type Row, scaled, Tally } from './tally.mts';

const SECONDS = 60;
const PAGE_RATE = 1000;
const REGISTER_RATE = 20;
const MAX_P99_MS = 100;
const TICKS_A_SECOND = 100;

const generator = fileURLToPath(new URL('load-generator.mts', import.meta.url));

/** Sends requests at fixed rates, from a process of its own. */
export function generate(
  origin: string,
  seconds: number,
  pageRate = PAGE_RATE,
  registerRate = REGISTER_RATE,
): Promise<LoadReport> {
  return new Promise((resolve, reject) => {
    const args = [origin, seconds, pageRate, registerRate].map(String);
    const child = fork(generator, args, { serialization: 'advanced' });
    child.once('message', (report) => resolve(report as LoadReport));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the load generator ended with ${code}`)));
  });
}

function cpuSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const values = fields.split(' ').map(Number);
  return ((values[11] ?? 0) + (values[12] ?? 0)) / TICKS_A_SECOND;
}

const spread = (times: number[]) =>
  [0.5, 0.99, 0.999, 1].map((share) => `p${share * 100} ${inMs(quantile(times, share))}`).join(', ');

/** A minute of pages and registrations at a steady rate. */
export async function load(): Promise<Row[]> {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1', RATE_LIMIT_MAX: '20' });
  await generate(site.origin, 5);
  const seconds = scaled(SECONDS);
  const before = { cpu: cpuSeconds(site.pid), rss: site.memory().now };
  const report = await generate(site.origin, seconds);
  const cpu = (cpuSeconds(site.pid) - before.cpu) / seconds;
  const { now } = site.memory();

  const pages = new Tally(
    `${PAGE_RATE} mixed pages a second for ${seconds} s: no error, p99 under ${MAX_P99_MS} ms`,
  );
  for (const problem of report.errors) pages.check(false, problem);
  const p99 = quantile(report.pages, 0.99);
  if (p99 >= MAX_P99_MS) pages.check(false, `p99 is ${inMs(p99)}`);
  pages.times = report.pages.length;
  const rate = Math.round(report.pages.length / seconds);
  const rows = [
    pages.finish(
      `${rate} a second; ${spread(report.pages)}; generator late by at most ${inMs(report.lateMs)}; server ${cpu.toFixed(2)} cores, RSS ${Math.round(before.rss)} → ${Math.round(now)} MB`,
    ),
  ];
  await site.stop();
  const registrations = new Tally(`${REGISTER_RATE} registrations a second beside them: all stored`);
  const stored = await storedEmails(site.dataDir);
  const wanted = REGISTER_RATE * 5 + report.registrations.length;
  registrations.check(stored.size === wanted, `${stored.size} stored, ${wanted} sent`);
  registrations.times = report.registrations.length;
  rows.push(registrations.finish(spread(report.registrations)));
  return rows;
}
