import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { call, freshEmail, register } from './http.mts';
import { inMs, quantile } from './measure.mts';
import { type Site, startSite } from './site.mts';
import { storedEmails } from './stored.mts';
import { type Row, scaled, Tally } from './tally.mts';

const HEAD =
  'POST /api/v1/auth/register HTTP/1.1\r\nHost: a\r\nX-Secure-Request: true\r\nContent-Type: application/json\r\nContent-Length: 200\r\n';

/** Sends `start` and then one byte each second, for ever; resolves with what came back when the server hangs up. */
function drip(port: number, start: string, byte: string): Promise<{ text: string; ms: number }> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const dripping = setInterval(() => socket.write(byte), 1000);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(dripping);
      resolve({ text, ms: performance.now() - started });
    });
    socket.write(start);
  });
}

/** Sends a registration up to some byte and vanishes. */
async function vanish(port: number, email: string, share: number) {
  const body = JSON.stringify({ fullName: 'Asha Rao', email, password: 'Sky-high-9' });
  const whole = `${HEAD.replace('200', String(body.length))}\r\n${body}`;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((resolve) =>
    socket.write(whole.slice(0, Math.floor((whole.length - 1) * share)), resolve),
  );
  await delay(Math.random() * 20);
  if (Math.random() < 0.5) socket.resetAndDestroy();
  else socket.end();
}

async function watchPages(site: Site, until: Promise<unknown>, tally: Tally): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  void until.then(() => {
    over = true;
  });
  while (!over) {
    for (const path of ['/about', '/nowhere', '/api/health']) {
      const answer = await call(site.origin, { path }).catch((error: Error) => ({
        status: error.message,
        ms: 0,
      }));
      times.push(answer.ms);
      tally.check(answer.status === (path === '/nowhere' ? 404 : 200), `${path} answered ${answer.status}`);
    }
    await delay(100);
  }
  return times;
}

/** Requests that come too slowly or never end. */
export async function slow(): Promise<Row[]> {
  const site = await startSite();
  const before = site.memory().now;
  const bodies = new Tally('bodies at a byte a second: answered 408, hung up on');
  const heads = new Tally('heads at a byte a second: hung up on');
  const meanwhile = new Tally('pages and health asked for meanwhile');
  const many = Array.from({ length: scaled(300) });
  const slowOnes = Promise.all([
    ...many.map(async () => {
      const { text, ms } = await drip(site.port, `${HEAD}\r\n{`, ' ');
      bodies.check(
        text.includes(' 408 ') && text.includes('"message"') && ms < 15_000,
        `${inMs(ms)}: ${text.slice(0, 80)}`,
      );
    }),
    ...many.map(async () => {
      const { text, ms } = await drip(site.port, HEAD, 'x');
      heads.check(!/ 5\d\d /.test(text) && ms < 20_000, `${inMs(ms)}: ${text.slice(0, 80)}`);
    }),
  ]);
  const times = await watchPages(site, slowOnes, meanwhile);

  const cut = new Tally('registrations cut off at some byte: none stored, none harms the next');
  const emails = Array.from({ length: scaled(500) }, freshEmail);
  await Promise.all(emails.map((email, index) => vanish(site.port, email, index / emails.length)));
  await delay(1500);
  const stored = await storedEmails(site.dataDir);
  for (const email of emails) cut.check(!stored.has(email), `${email} is stored`);
  for (const email of emails.filter((_, index) => index % 10 === 0)) {
    const { status } = await register(site.origin, email);
    if (status !== 200) cut.check(false, `${status} when it is registered after having been cut off`);
  }
  const errors = site.lines.filter((line) => line.includes('"level":50'));
  cut.check(errors.length === 0, `logged as our error: ${errors[0]}`);
  const { now } = site.memory();
  await site.stop();
  return [
    bodies.finish(),
    heads.finish(),
    meanwhile.finish(`median ${inMs(quantile(times, 0.5))}, slowest ${inMs(quantile(times, 1))}`),
    cut.finish(`memory ${Math.round(before)} MB before, ${Math.round(now)} MB after`),
  ];
}
