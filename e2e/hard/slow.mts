import { connect } from 'node:net';
import { watchPages } from './requests.mts';
import { startSite } from './site.mts';
import { scaled, Tally } from './table.mts';

const AT_ONCE = 300;
const fields =
  'Host: a\r\nX-Secure-Request: true\r\nContent-Type: application/json\r\nContent-Length: 200\r\n';
const head = `POST /api/v1/auth/register HTTP/1.1\r\n${fields}`;

/** Sends `start` and then one byte each second, for ever. Resolves with what came back when the server hangs up. */
function drip(port: number, start: string, byte: string): Promise<{ text: string; ms: number }> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const dripping = setInterval(() => socket.write(byte), 1000);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('close', () => {
      clearInterval(dripping);
      resolve({ text, ms: performance.now() - started });
    });
    socket.write(start);
  });
}

/** Requests that come too slowly. */
export async function slow(): Promise<void> {
  const site = await startSite();
  const tally = new Tally('bodies and heads at a byte a second: hung up on, bodies with a 408');
  const meanwhile = new Tally('pages asked for meanwhile');
  const slowOnes = Array.from({ length: scaled(2 * AT_ONCE) }, async (_, index) => {
    const [start, byte, expected] =
      index % 2 ? [head, 'x', /^$| 4\d\d /] : [`${head}\r\n{`, ' ', / 408 .*"message"/s];
    const { text, ms } = await drip(site.port, start, byte);
    tally.check(expected.test(text) && ms < 20_000, `${ms} ms: ${text.slice(0, 80)}`);
  });
  meanwhile.finish(await watchPages(site.origin, Promise.all(slowOnes), meanwhile));
  await site.stop();
  tally.finish();
}
