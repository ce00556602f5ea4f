import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { hasProxy, startProxy } from '../support/proxy';
import { addUsage } from '../support/server';
import { ask, register, startSite } from './site';

const MAX_GROWTH_MB = 256;
const CLOSED_WITHIN_MS = 60_000;

const pictures = readdirSync('public/pictures').map((name) => `pictures/${name}`);
const size = (file = '') => statSync(`public/${file}`).size;
const [largest] = pictures.sort((one, other) => size(other) - size(one));
const get = `GET /${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Opens connections that send this, and read nothing by themselves. */
function open(origin: string, connections: number, text: string): Promise<Socket[]> {
  const opened = Array.from({ length: connections }, async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
    await once(
      socket.on('error', () => {}),
      'connect',
    );
    socket.write(text);
    return socket;
  });
  return Promise.all(opened);
}

const eachSecond = (sockets: Socket[], action: (socket: Socket) => void) => {
  const timer = setInterval(() => sockets.forEach(action), 1000);
  return delay(20_000).finally(() => clearInterval(timer));
};

/** Each resolves when the clients do nothing more, with the connections that they leave open. */
const floods: Record<string, (origin: string) => Promise<Socket[]>> = {
  '10 clients that send 400 requests ahead and read nothing': (origin) => open(origin, 10, get.repeat(400)),
  '300 heads at a byte a second': async (origin) => {
    const sockets = await open(origin, 300, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ');
    await eachSecond(sockets, (socket) => socket.write('x'));
    return sockets;
  },
  '50 clients that read 16 KB a second': async (origin) => {
    const sockets = await open(origin, 50, get.repeat(50));
    await eachSecond(sockets, (socket) => socket.read(16_384));
    return sockets;
  },
  '200 registrations at once': async (origin) => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => register(origin)));
    for (const { status, text } of answers) {
      expect([200, 429, 503], text).toContain(status);
      expect(JSON.parse(text)).toHaveProperty(status === 200 ? 'id' : 'message');
    }
    return [];
  },
};

/** How many connections to this port the server keeps open. */
function held(origin: string): number {
  const port = Number(new URL(origin).port).toString(16).toUpperCase().padStart(4, '0');
  // The columns: number, local address, remote address, state, of which 01 is established.
  const lines = new RegExp(`: [0-9A-F]+:${port} \\S+ 01 `, 'g');
  return readFileSync('/proc/net/tcp', 'utf8').match(lines)?.length ?? 0;
}

for (const way of ['alone', 'behind the proxy'])
  for (const [name, flood] of Object.entries(floods))
    test(`${name}, ${way}`, async () => {
      const isProxied = way !== 'alone';
      test.skip(isProxied && !hasProxy(), 'needs nginx with brotli');
      const site = await startSite(isProxied ? { TRUSTED_PROXY_HOPS: '1' } : {});
      const servers = isProxied ? [site, await startProxy(site.origin)] : [site];
      const { origin } = servers.at(-1) ?? site;
      const usage = () => servers.map((server) => server.usage()).reduce(addUsage);
      await register(origin);
      for (const path of ['about', largest]) await ask(`${origin}/${path}`);
      await delay(1000);

      const seen = [usage()];
      let [slowest, isOver] = [0, false];
      const others = async () => {
        while (!isOver) {
          const { status, ms } = await ask(`${origin}/about`);
          expect(status).toBe(200);
          slowest = Math.max(slowest, ms);
          seen.push(usage());
          await delay(200);
        }
      };
      const watched = others();
      const sockets = await flood(origin);
      const idleSince = performance.now();
      // The visitor above may have one, too.
      await expect.poll(() => held(origin), { timeout: CLOSED_WITHIN_MS }).toBeLessThan(2);
      const seconds = Math.round((performance.now() - idleSince) / 1000);
      isOver = true;
      await watched;
      for (const socket of sockets) socket.destroy();
      await delay(3000);
      const after = usage();
      const [before = after] = seen;
      const most = Math.max(...seen.map(({ megabytes }) => megabytes));
      console.info(
        `      ${[before.megabytes, most, after.megabytes].map(Math.round).join(', ')} MB before, at most and after; ` +
          `${before.files} files, then ${after.files}; closed ${seconds} s later; others wait ${slowest} ms at most`,
      );
      expect(most - before.megabytes).toBeLessThan(MAX_GROWTH_MB);
      expect(after.files).toBeLessThanOrEqual(before.files);
      for (const server of servers.reverse()) await server.stop();
    });
