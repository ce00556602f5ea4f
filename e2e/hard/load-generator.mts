/**
 * Run by load.mts as a process of its own: sends requests at fixed rates whatever the answers do, and reports to its
 * parent. A request's time counts from the moment it was due, so that a stalled server cannot hide behind fewer requests.
 *   load-generator.mts <origin> <seconds> <pages a second> <registrations a second>
 */
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Call, call, freshEmail, register } from './http.mts';

/** Times in milliseconds and what went wrong, for pages and for registrations. */
export interface LoadReport {
  pages: number[];
  registrations: number[];
  errors: string[];
  /** The longest that the generator itself came late. */
  lateMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const mix: Call[] = [
  ...['/', '/about', '/team', '/career', '/outreach', '/contact', '/register', '/aboutdrone', '/privacy'].map(
    (path) => ({ path }),
  ),
  ...['/holyheaven', '/holyheaven/1', '/holyheaven/2', '/holyheaven/3', '/holyheaven/donation/1'].map(
    (path) => ({ path }),
  ),
  ...['/under-development/1', '/sitemap.xml', '/about?utm_source=x', '/holyheaven?q=shiva'].map((path) => ({
    path,
  })),
  { path: '/team', headers: { 'if-none-match': '*' } },
  { path: '/holyheaven/98' },
];

const [origin = '', seconds = '60', pageRate = '1000', registerRate = '20'] = process.argv.slice(2);
const report: LoadReport = { pages: [], registrations: [], errors: [], lateMs: 0 };
const underWay = new Set<Promise<void>>();

function send(
  times: number[],
  due: number,
  what: () => Promise<{ status: number }>,
  fine: (status: number) => boolean,
  name: string,
) {
  report.lateMs = Math.max(report.lateMs, performance.now() - due);
  const sent = what()
    .then(({ status }) => {
      times.push(performance.now() - due);
      if (!fine(status)) report.errors.push(`${name} answered ${status}`);
    })
    .catch((error: Error) => {
      report.errors.push(`${name}: ${error.message}`);
    })
    .finally(() => underWay.delete(sent));
  underWay.add(sent);
}

const started = performance.now();
const sent = { pages: 0, registrations: 0 };
for (let elapsed = 0; elapsed < Number(seconds); elapsed = (performance.now() - started) / 1000) {
  for (; sent.pages < elapsed * Number(pageRate); sent.pages += 1) {
    const options = mix[sent.pages % mix.length] as Call;
    const headers = { 'accept-encoding': 'br, gzip', ...options.headers };
    const due = started + (sent.pages * 1000) / Number(pageRate);
    const expected = options.headers ? 304 : options.path === '/holyheaven/98' ? 404 : 200;
    send(
      report.pages,
      due,
      () => call(origin, { ...options, headers, agent }),
      (status) => status === expected,
      options.path ?? '/',
    );
  }
  for (; sent.registrations < elapsed * Number(registerRate); sent.registrations += 1) {
    const due = started + (sent.registrations * 1000) / Number(registerRate);
    // Each from an address of its own, as a proxy in front would tell.
    const client = `10.${(sent.registrations >> 16) & 255}.${(sent.registrations >> 8) & 255}.${sent.registrations & 255}`;
    const headers = { 'x-forwarded-for': client };
    send(
      report.registrations,
      due,
      () => register(origin, freshEmail(), { headers, agent }),
      (status) => status === 200,
      'a registration',
    );
  }
  await delay(2);
}
await Promise.all(underWay);
process.send?.(report, () => process.exit(0));
