import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import { servers } from './servers';
import { freshRegistration } from './support/registration';
import { register, serve } from './support/server';
import { freePort } from './support/system';
import { expect, test } from './test';

const port = Number(new URL(servers.site).port);

/** Sends text over a new connection and collects the response until `isEnough` or the server hangs up. */
function talk(text: string, isEnough: (answer: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(text));
    let answer = '';
    socket.on('error', reject).on('data', (data) => {
      answer += data;
      if (isEnough(answer)) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
  });
}

test('malformed and internal requests get a 4xx and no stack trace', async ({ request }) => {
  for (const path of ['/career/%5Bslug%5D', '/holyheaven/%5BtempleId%5D', '/500', '/_global-error'])
    expect((await request.get(path)).status(), path).toBe(404);
  const action = { headers: { 'next-action': 'x' }, data: '[]' };
  for (const path of ['/about', '/nowhere'])
    expect([400, 404, 405]).toContain((await request.post(path, action)).status());
  expect((await request.put('/about')).headers().allow).toContain('GET');
  for (const target of ['/%', '/about%E0%A4', '*', 'http://other.example/about']) {
    const answer = await talk(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => false);
    expect(answer, target).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer, target).toContain('{"message":"The request target must be a path."}');
  }
});

test('pipelined requests are answered in order', async () => {
  const ask = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`;
  const paths = ['/about', '/robots.txt', '/team', '/nowhere', '/sitemap.xml'];
  const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  const answer = await talk(paths.map(ask).join(''), (so) => so.includes('</urlset>'));
  expect(statuses(answer)).toEqual(['200', '200', '200', '404', '200']);
});

test('a client cannot choose the address its attempts are counted under', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    const address = `10.0.0.${attempt}`;
    const claims = { 'x-forwarded-for': address, 'x-client-address': address, forwarded: `for=${address}` };
    const answer = await register(servers.limited, freshRegistration(), claims);
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('after SIGTERM the server finishes open requests, accepts no more and exits', async () => {
  const origin = `http://localhost:${await freePort()}`;
  const settings = { env: { DATA_DIR: test.info().outputPath('data'), LOG_LEVEL: 'error' } };
  const server = await serve(['node', 'dist/server.mjs'], `${origin}/robots.txt`, settings);
  const socket = connect(Number(new URL(origin).port), 'localhost');
  const body = JSON.stringify(freshRegistration());
  const head = ['POST /api/v1/auth/register HTTP/1.1', 'Host: localhost', 'X-Secure-Request: true'];
  const fields = ['Content-Type: application/json', `Content-Length: ${body.length}`, '', body.slice(0, 9)];
  socket.write([...head, ...fields].join('\r\n'));
  await delay(500);
  const ended = server.stop();
  await delay(500);
  await expect(fetch(`${origin}/about`)).rejects.toThrow();
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write(body.slice(9));
  expect(await ended).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

for (const [name, args] of Object.entries({
  'npm start': ['dist/server.mjs'],
  'next start': ['node_modules/next/dist/bin/next', 'start'],
}))
  test(`${name} survives a closed log and a client that hangs up`, async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const settings = { env: { DATA_DIR: test.info().outputPath('data'), LOG_LEVEL: 'debug' } };
    const server = await serve([process.execPath, ...args], `${origin}/api/health`, settings);
    server.closeLog();
    for (let calls = 0; calls < 3; calls += 1) expect((await register(origin)).status).toBe(200);
    const socket = connect(port, 'localhost');
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n', () => socket.resetAndDestroy());
    await once(socket, 'close');
    const refused = await register(origin, { ...freshRegistration(), email: 'r@example.com/path' });
    expect(refused.status).toBe(400);
    expect((await fetch(`${origin}/about`)).status).toBe(200);
    await server.stop('SIGKILL');
  });

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

// `build:test` puts a file into data/ before the build.
test("Next's traced files include no accounts", () => {
  expect(existsSync('data/probe')).toBe(true);
  const lists = filesIn('.next', '.nft.json');
  expect(lists.length).toBeGreaterThan(10);
  for (const list of lists) {
    const { files } = JSON.parse(readFileSync(join('.next', list), 'utf8'));
    const paths = files.map((file: string) => resolve('.next', dirname(list), file));
    expect(paths.filter((path: string) => path.startsWith(resolve('data')))).toEqual([]);
  }
});

// lib/env.test.ts covers every wrong value.
test('a wrong setting stops the server at start with one sentence that does not repeat its value', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server.mjs'], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, PORT: '0', DATABASE_URL: 'mysql://u:secret@db' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^DATABASE_URL must be [^\n]*\.\n$/);
  expect(stderr).not.toContain('secret');
});

const IN_BROWSERS = ['next', 'react', 'react-dom', 'framer-motion', 'clsx'];
// What our own server-only modules would bring into a client bundle.
const OWN_WORDS = /password_hash|users_email_key|accounts\.db|DATABASE_URL|DATA_DIR/;

test('no browser script contains a server-only module', () => {
  const serverOnly = Object.keys(manifest.dependencies).filter((name) => !IN_BROWSERS.includes(name));
  // A short name such as `pg` may be a minified variable, so it counts only in quotes.
  const patterns = [
    ...serverOnly.map((name) => new RegExp(name.length > 4 ? name : `["'\`]${name}["'\`/]`)),
    OWN_WORDS,
    /argon2|libsql|RateLimiter|\$ZodError/,
  ];
  const folder = '.next/static';
  const scripts = filesIn(folder, '.js');
  expect(scripts.length).toBeGreaterThan(5);
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
  // A known string proves that the right scripts were read.
  expect(texts.some((text) => text.includes('/api/v1/auth/register'))).toBe(true);
  for (const [index, text] of texts.entries())
    for (const pattern of patterns)
      expect.soft(text, `${scripts[index]} has ${pattern}`).not.toMatch(pattern);
});
