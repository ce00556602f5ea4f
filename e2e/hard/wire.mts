import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { call, inParallel, talk } from './http.mts';
import { startSite } from './site.mts';
import { type Row, scaled, Tally } from './tally.mts';
import { wireRequests } from './wire-requests.mts';

const SENT = 6000;
const REGISTERED = /"id":"[0-9a-f-]{36}"/;

/** Generated requests byte by byte: methods, paths, headers and framing that no well-meaning client sends. */
export async function wire(): Promise<Row[]> {
  const site = await startSite();
  const seed = Number(process.env.HARD_SEED) || randomInt(2 ** 31);
  const tally = new Tally(
    'raw requests with method, path, header and framing tricks: none a 5xx, none accepted',
  );
  const statuses = new Map<string, number>();
  await inParallel(24, fc.sample(wireRequests, { numRuns: scaled(SENT), seed }), async ({ kind, bytes }) => {
    const text = await talk(site.port, bytes);
    const answers = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status ?? '');
    const status = answers[0] ?? 'closed';
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const fine = !answers.some((code) => code >= '500') && !REGISTERED.test(text);
    tally.check(fine, `${kind}: ${answers} for ${JSON.stringify(bytes.toString('latin1')).slice(0, 250)}`);
  });
  const strayed = site.lines.filter((line) => !line.startsWith('{') && !line.includes('next.config'));
  const log = new Tally('log lines under them: JSON, none an error');
  for (const line of site.lines.slice(1))
    log.check(!strayed.includes(line) && !/"level":50/.test(line), line);
  tally.check((await call(site.origin, { path: '/about' })).status === 200, 'a page afterwards');
  const { peak } = site.memory();
  await site.stop();
  const counts = [...statuses].sort().map(([status, times]) => `${times} × ${status}`);
  return [tally.finish(`${counts.join(', ')}; peak ${Math.round(peak)} MB; seed ${seed}`), log.finish()];
}
