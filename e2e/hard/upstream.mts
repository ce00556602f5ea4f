import { createServer, type Socket } from 'node:net';
import { freePort } from '../support/system';
import { register, watchPages } from './requests.mts';
import { startSite } from './site.mts';
import { scaled, Tally } from './table.mts';

const TIMES = 25;

/** What the other API does with a registration, and what the visitor's browser must get. */
const misbehaviours: [what: string, does: (socket: Socket) => unknown, status: number][] = [
  ['never answers', () => {}, 504],
  // Once it has said 200, the account is there, and the visitor must not be told to try again.
  ['never ends its 200', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{'), 200],
  ['never ends its 422', (socket) => socket.write('HTTP/1.1 422 No\r\ncontent-length: 99\r\n\r\n{'), 504],
  ['hangs up', (socket) => socket.destroy(), 502],
  ['speaks no HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'), 502],
  ['sends endless headers', (socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`), 502],
  ['sends an endless body', (socket) => socket.end(`HTTP/1.1 200 OK\r\n\r\n"${'x'.repeat(300_000)}`), 200],
];

/** The other API. The number in front of an email's @ says how it misbehaves. */
const api = createServer((socket) => {
  socket.on('error', () => {});
  socket.on('data', (chunk) => misbehaviours[Number(/"(\d+)@/.exec(String(chunk))?.[1])]?.[1](socket));
});

/** The API that registrations are passed on to, when it misbehaves for many visitors at once. */
export async function upstream(): Promise<void> {
  const port = await freePort();
  const site = await startSite({ AUTH_API_URL: `http://127.0.0.1:${port}` });
  const pages = new Tally('pages while the upstream API is down or misbehaves');
  const tryOut = async (what: string, wanted: number, name: string) => {
    const tally = new Tally(`upstream API ${what}: ${wanted}`);
    const email = `${name}@example.org`;
    const answers = Array.from({ length: scaled(TIMES) }, () => register(site.origin, email));
    for (const { status, text } of await Promise.all(answers))
      tally.check(status === wanted && JSON.parse(text), `answered ${status} ${text}`);
    tally.finish();
  };
  await watchPages(site.origin, tryOut('is down', 502, 'down'), pages);
  await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
  const all = misbehaviours.map(([what, , status], kind) => tryOut(what, status, String(kind)));
  const times = await watchPages(site.origin, Promise.all(all), pages);
  const log = site.lines.join('\n');
  pages.check(!/example\.org|Sky-high|Asha/.test(log), 'the log holds personal data');
  pages.check(/ECONNREFUSED/.test(log), 'the log does not say that the API is down');
  await site.stop();
  api.close();
  pages.finish(times);
}
