import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { oddRequest } from './odd-requests.mts';
import { freshEmail, register, watchPages } from './requests.mts';
import { type Site, startSite } from './site.mts';
import { scaled, Tally } from './table.mts';

const TIMES = 40_000;
const WARM_UP = 10_000;
const LANES = 24;
const BURST = 200;
const MAX_GROWN_MB = 25;
// A client is hung up on after 30 to 33 s.
const GREEDY = { connections: 10, requests: 400, megabytes: 60, milliseconds: 62_000 };

/** Everything that comes back for `text` on a connection of its own, until it ends or 3 s pass in silence. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    let heard = '';
    socket.setTimeout(3000, () => socket.destroy());
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.once('close', () => resolve(heard));
    socket.end(text);
  });
}

/** Odd requests, of which the server keeps nothing, on disk or in memory. */
async function odd(site: Site): Promise<void> {
  const tally = new Tally('odd requests, all different: none a 5xx, no account, disk and memory as before');
  const answered = new Map<string, number>();
  const send = async (times: number) => {
    let sent = 0;
    const lane = async () => {
      while (sent++ < times) {
        const text = oddRequest(`${times}-${sent}`);
        const heard = await talk(site.port, text);
        const status = /HTTP\/1\.1 (\d{3}) /.exec(heard)?.[1] ?? 'closed';
        answered.set(status, (answered.get(status) ?? 0) + 1);
        const fine = !/HTTP\/1\.1 5|"id":"[0-9a-f-]{36}"/.test(heard);
        tally.check(fine, `${status} for ${JSON.stringify(text).slice(0, 250)}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return { files: readdirSync('.site', { recursive: true }).length, megabytes: site.memory().now };
  };
  const before = await send(scaled(WARM_UP));
  const after = await send(scaled(TIMES));
  tally.check(after.files === before.files, `${before.files} files before, ${after.files} after`);
  tally.check(
    after.megabytes - before.megabytes < MAX_GROWN_MB,
    `${before.megabytes}, ${after.megabytes} MB`,
  );
  tally.check((await fetch(`${site.origin}/about`)).ok, 'no page afterwards');
  const errors = site.lines.filter((line) => line.includes('"level":50'));
  tally.check(errors.length === 0, `logged as our error: ${errors[0]}`);
  const counts = [...answered].sort().map(([status, times]) => `${times} × ${status}`);
  tally.finish(`${counts.join(', ')}; ${before.megabytes} MB before, ${after.megabytes} MB after`);
}

/** Registrations all at once: as many as the processor can hash pass, and the others are told to try again. */
async function burst(site: Site): Promise<void> {
  const tally = new Tally(`${BURST} registrations at once: 200, or 503 with a message`);
  const meanwhile = new Tally('pages meanwhile');
  let passed = 0;
  const all = Array.from({ length: BURST }, async () => {
    const { status, text } = await register(site.origin, freshEmail());
    if (status === 200) passed += 1;
    tally.check(status === 200 || (status === 503 && JSON.parse(text).message), `${status} ${text}`);
  });
  meanwhile.finish(await watchPages(site.origin, Promise.all(all), meanwhile));
  const after = await register(site.origin, freshEmail());
  tally.check(passed > 0 && after.status === 200, `${passed} passed, ${after.status} afterwards`);
  tally.finish(`${passed} × 200, ${BURST - passed} × 503; memory at most ${site.memory().peak} MB`);
}

/** The longest body without an encoding. */
async function largestFile(origin: string): Promise<string> {
  let most = { address: '', length: 0 };
  for (const address of Object.keys(JSON.parse(readFileSync('.site/current/hashed.json', 'utf8')))) {
    const { headers } = await fetch(origin + address, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    const length = Number(headers.get('content-length'));
    if (length > most.length) most = { address, length };
  }
  return most.address;
}

/** Clients that ask for the largest file again and again and read nothing cost little, and are hung up on. */
async function greedy(site: Site): Promise<void> {
  const largest = await largestFile(site.origin);
  for (const method of ['GET', 'HEAD']) {
    const tally = new Tally(
      `${GREEDY.requests} times ${method} on each connection of clients that do not read`,
    );
    const before = site.memory().now;
    const request = `${method} ${largest} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    const sockets = Array.from({ length: GREEDY.connections }, () =>
      connect(site.port, '127.0.0.1')
        .on('error', () => {})
        .pause(),
    );
    for (const socket of sockets) socket.write(request.repeat(GREEDY.requests));
    const others = await watchPages(site.origin, delay(GREEDY.milliseconds), tally);
    const { now, peak } = site.memory();
    tally.check(peak < before + GREEDY.megabytes, `${before} MB before, ${peak} at most`);
    // One that was hung up on hears so once it reads. The answers to HEAD need no reader.
    const left = sockets.map(async (socket) => {
      const closed = once(socket.resume(), 'close').then(() => true);
      tally.check(
        method === 'HEAD' || (await Promise.race([closed, delay(5000)])) === true,
        'not hung up on',
      );
      socket.destroy();
    });
    await Promise.all(left);
    tally.finish(`${before} MB before, ${now} after, ${peak} at most; others: ${others}`);
  }
}

/** More than anybody needs, from clients that mean no good. Each flood meets a site with the memory it has in compose. */
export async function floods(): Promise<void> {
  const [, megabytes] = /mem_limit: (\d+)m/.exec(readFileSync('deploy/container/compose.yaml', 'utf8')) ?? [];
  for (const flood of [odd, burst, greedy]) {
    const site = await startSite({}, Number(megabytes));
    await flood(site);
    await site.stop();
  }
}
