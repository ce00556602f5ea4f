import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { nginx, startProxy } from '../support/proxy';
import { ask, register, startSite } from './site';

const size = (name: string) => statSync(`public/pictures/${name}`).size;
const [largest] = readdirSync('public/pictures').sort((one, other) => size(other) - size(one));
const get = `GET /pictures/${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const portOf = (origin: string) => Number(new URL(origin).port);

/** Opens paused connections that send `text`, then for 20 s runs `action` on each every second. */
async function open(origin: string, connections: number, text: string, action?: (socket: Socket) => void) {
  const opened = Array.from({ length: connections }, async () => {
    const socket = connect(portOf(origin), '127.0.0.1').pause();
    await once(
      socket.on('error', () => {}),
      'connect',
    );
    socket.write(text);
    return socket;
  });
  const sockets = await Promise.all(opened);
  for (let second = 0; action && second < 20; second++) {
    sockets.forEach(action);
    await delay(1000);
  }
  return sockets;
}

async function registerAtOnce(origin: string, times: number): Promise<Socket[]> {
  for (const { status, text } of await Promise.all(Array.from({ length: times }, () => register(origin)))) {
    expect([200, 429, 503], text).toContain(status);
    expect(JSON.parse(text)).toHaveProperty(status === 200 ? 'id' : 'message');
  }
  return [];
}

/** Each resolves when its clients are done, with the connections they leave open. */
const floods: Record<string, (origin: string) => Promise<Socket[]>> = {
  '10 clients that pipeline 400 requests and read nothing': (origin) => open(origin, 10, get.repeat(400)),
  '300 request heads sent at a byte a second': (origin) =>
    open(origin, 300, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', (socket) => socket.write('x')),
  '50 clients that read 16 KB a second': (origin) =>
    open(origin, 50, get.repeat(50), (socket) => socket.read(16_384)),
  '200 registrations at once': (origin) => registerAtOnce(origin, 200),
};

/** Resident megabytes and open files of these processes and their children. Linux only. */
function usageOf(parents: readonly number[]) {
  const pids = [...parents];
  const usage = { megabytes: 0, files: 0 };
  for (const pid of pids) {
    const process = `/proc/${pid}`;
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${process}/status`, 'utf8')) ?? [];
    usage.megabytes += Number(kilobytes) / 1024;
    for (const fd of readdirSync(`${process}/fd`))
      try {
        if (readlinkSync(`${process}/fd/${fd}`).startsWith('/')) usage.files += 1;
      } catch {
        // Closed since it was listed.
      }
    pids.push(...(readFileSync(`${process}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number));
  }
  return usage;
}

/** How many connections to this port the server holds open. */
function held(origin: string): number {
  const port = portOf(origin).toString(16).toUpperCase().padStart(4, '0');
  // Columns: number, local address, remote address, state (01: established).
  const lines = new RegExp(`: [0-9A-F]+:${port} \\S+ 01 `, 'g');
  return readFileSync('/proc/net/tcp', 'utf8').match(lines)?.length ?? 0;
}

for (const way of ['alone', 'behind the proxy'])
  for (const [name, flood] of Object.entries(floods))
    test(`${name}, ${way}`, async () => {
      const isProxied = way !== 'alone';
      test.skip(isProxied && !nginx, 'needs nginx with brotli');
      const site = await startSite({ TRUSTED_PROXY_HOPS: isProxied ? '1' : '0' });
      const servers = isProxied ? [await startProxy(site.origin), site] : [site];
      const [{ origin } = site] = servers;
      const usage = () => usageOf(servers.map(({ pid }) => pid));
      await register(origin);
      for (const path of ['about', `pictures/${largest}`]) await ask(`${origin}/${path}`);
      const [before, waits] = [usage(), [0]];
      let [most, isOver] = [before.megabytes, false];
      const visit = async () => {
        for (; !isOver; await delay(200)) {
          const { status, ms } = await ask(`${origin}/about`);
          expect(status).toBe(200);
          waits.push(ms);
          most = Math.max(most, usage().megabytes);
        }
      };
      const others = visit();
      try {
        const sockets = await flood(origin);
        const started = performance.now();
        // One may belong to the visitor outside the flood.
        await expect.poll(() => held(origin), { timeout: 60_000 }).toBeLessThan(2);
        const closed = performance.now() - started;
        for (const socket of sockets) socket.destroy();
        await delay(3000);
        const after = usage();
        const numbers = [before.megabytes, most, after.megabytes, closed / 1000, Math.max(...waits)];
        const [start, peak, end, seconds, wait] = numbers.map(Math.round);
        console.info(
          `      ${start} MB, ${peak} at most, ${end} after; closed in ${seconds} s; others wait ${wait} ms`,
        );
        expect(most - before.megabytes).toBeLessThan(256);
        expect(after.files).toBeLessThanOrEqual(before.files);
      } finally {
        isOver = true;
        await others;
        for (const server of servers) await server.stop();
      }
    });
