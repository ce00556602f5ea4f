import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { call, freshEmail, register } from './http.mts';
import { inMs, quantile } from './measure.mts';
import { startSite } from './site.mts';
import { storedEmails } from './stored.mts';
import { type Row, scaled, Tally } from './tally.mts';

const ROUNDS = 12;
const LANES = 12;
// A request sent this shortly before the signal may not have reached the server's process yet.
const ON_ITS_WAY_MS = 20;

/** SIGTERM under load: what was sent before it is answered, what was acknowledged is stored. */
async function underLoad(): Promise<Row> {
  const rounds = scaled(ROUNDS);
  const tally = new Tally(`SIGTERM under load: all under way answered, nothing acknowledged lost`);
  const ends: number[] = [];
  let afterwards = 0;
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite();
    const agent = new Agent({ keepAlive: true });
    const acknowledged: string[] = [];
    let signalled = Number.POSITIVE_INFINITY;
    let over = false;
    const lane = async (index: number) => {
      while (!over) {
        const sent = performance.now();
        const email = freshEmail();
        try {
          const page = index % 3 === 0;
          const { status } = page
            ? await call(site.origin, { path: '/about', agent })
            : await register(site.origin, email, { agent });
          tally.check(status === 200 || status === 503, `answered ${status}`);
          if (!page && status === 200) acknowledged.push(email);
        } catch (error) {
          if (sent < signalled - ON_ITS_WAY_MS)
            tally.check(false, `${inMs(signalled - sent)} before the signal: ${error}`);
          else {
            afterwards += 1;
            return;
          }
        }
      }
    };
    const lanes = Array.from({ length: LANES }, (_, index) => lane(index));
    await delay(700 + Math.random() * 500);
    signalled = performance.now();
    const { code, ms } = await site.stop();
    over = true;
    ends.push(ms);
    tally.check(code === 0 && ms < 10_000, `ended with ${code} after ${inMs(ms)}`);
    await Promise.all(lanes);
    agent.destroy();
    const stored = await storedEmails(site.dataDir);
    for (const email of acknowledged) tally.check(stored.get(email) === 1, `${email} is not stored`);
  }
  return tally.finish(
    `${rounds} signals, ended after at most ${inMs(quantile(ends, 1))}; ${afterwards} calls sent later were refused or cut off`,
  );
}

/** SIGTERM while clients hold the server up: it ends within ten seconds all the same. */
async function heldUp(): Promise<Row> {
  const tally = new Tally('SIGTERM while requests never end: over within 10 s');
  const site = await startSite();
  const head =
    'POST /api/v1/auth/register HTTP/1.1\r\nHost: a\r\nX-Secure-Request: true\r\nContent-Type: application/json\r\n';
  const sockets = Array.from({ length: 50 }, () => connect(site.port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write(`${head}Content-Length: 50\r\n\r\n{`);
  }
  await delay(300);
  const { code, ms } = await site.stop();
  for (const socket of sockets) socket.destroy();
  tally.check(code === 0 && ms <= 10_000, `ended with ${code} after ${inMs(ms)}`);
  return tally.finish(`${inMs(ms)} with 50 bodies that never come`);
}

/** Ending the site in an orderly way. */
export async function sigterm(): Promise<Row[]> {
  return [await underLoad(), await heldUp()];
}
