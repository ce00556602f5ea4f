/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registration, startServer } from '@/e2e/accounts/test-site';
import { type Answer, addressFile, type SiteRules } from '../site/format';
import { Attempts, type Bindings, edgeHost } from './edge';

const REGISTER = '/api/v1/auth/register';
const GOOD = { 'content-type': 'application/json', 'x-secure-request': 'true' };

let folder: string;
let lines: string[];
let host: ReturnType<typeof edgeHost>;
const read: string[] = [];

/** Serves a folder as an edge host's binding for static assets does. */
const assets: Bindings['ASSETS'] = {
  async fetch(url) {
    const path = new URL(url).pathname;
    read.push(path);
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    return bytes ? new Response(new Uint8Array(bytes)) : new Response('Not Found', { status: 404 });
  },
};

async function write(address: string, answer: Partial<Answer>) {
  const whole = { status: 200, headers: { etag: `W/"${answer.body}"` }, ...answer };
  const record = JSON.stringify({ answers: { '': whole } });
  await writeFile(join(folder, 'addresses', addressFile(address)), record);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-'));
  await mkdir(join(folder, 'addresses'));
  await mkdir(join(folder, 'bodies'));
  const rules: SiteRules = {
    buildId: 'b',
    redirects: [],
    rewrites: [],
    fallbacks: [],
    notFound: '/404',
  };
  await writeFile(join(folder, 'site.json'), JSON.stringify(rules));
  await writeFile(join(folder, 'bodies/page'), 'page');
  await writeFile(join(folder, 'bodies/large'), 'large');
  await writeFile(join(folder, 'bodies/large.br'), 'packed');
  await write('/large.json', { body: 'large', encodings: ['br', 'gzip', 'raw'] });
  await write('/about', { body: 'page', encodings: ['raw'] });
  await write('/lost', { body: 'lost', encodings: ['raw'] });
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(() => {
  host = edgeHost();
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...args) => lines.push(String(args[0])));
});

afterEach(() => jest.restoreAllMocks());

function ask(path: string, init: RequestInit = {}, settings: Partial<Bindings> = {}): Promise<Response> {
  const bindings = { ASSETS: assets, SITE_URL: null, TEMPLE_HOST: null, AUTH_API_URL: null, ...settings };
  return host.fetch(new Request(`http://localhost:3000${path}`, init), bindings);
}

const register = (settings: Partial<Bindings>, headers: Record<string, string> = GOOD) =>
  ask(REGISTER, { method: 'POST', headers, body: JSON.stringify(registration()) }, settings);

// That answers equal the site's is tried on workerd, by e2e/on-the-edge.ts.
describe('the site', () => {
  it('never unpacks what is stored unpacked too', async () => {
    for (const [accepted, body] of Object.entries({ br: 'packed', gzip: 'large' })) {
      read.length = 0;
      expect(await (await ask('/large.json', { headers: { 'accept-encoding': accepted } })).text()).toBe(
        body,
      );
      expect(read.filter((path) => path.startsWith('/bodies'))).toHaveLength(1);
    }
  });

  it('reads a record once, and no body for a copy that is still good', async () => {
    await ask('/about');
    read.length = 0;
    const response = await ask('/about', { headers: { 'if-none-match': 'W/"page"' } });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(read).toEqual([]);
  });
});

describe('when the assets fail', () => {
  it.each([
    ['answer 500', async () => new Response('secret', { status: 500 })],
    ['break', () => Promise.reject(new Error('secret'))],
    ['are not there', async () => new Response('', { status: 404 })],
  ])('and %s, the answer is a 500 without details, and the next call tries again', async (_how, fetch) => {
    const response = await ask('/about', {}, { ASSETS: { fetch } });
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message: 'Server error. Please try later' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'request failed' });
    expect((await ask('/about')).status).toBe(200);
  });

  it('a missing body is one too', async () => {
    expect((await ask('/lost')).status).toBe(500);
  });
});

// What it answers is tried on workerd, by e2e/on-the-edge.ts.
describe('the API', () => {
  it('counts attempts by address and by network, for a window, and never fails for it', async () => {
    const upstream = await startServer((_req, res) => res.writeHead(200).end('{}'));
    const kept = new Map<string, Map<string, unknown>>();
    const counter = (name: string) => {
      const values = kept.get(name) ?? new Map<string, unknown>();
      kept.set(name, values);
      return new Attempts({
        storage: {
          get: async (key) => values.get(key),
          put: async (key, value) => void values.set(key, value),
          setAlarm: async () => {},
          deleteAll: async () => values.clear(),
        },
      });
    };
    const ATTEMPTS: Bindings['ATTEMPTS'] = { idFromName: (name) => name, get: (id) => counter(String(id)) };
    const settings = { AUTH_API_URL: upstream.url, ATTEMPTS, RATE_LIMIT_MAX: '2' };
    const from = (address: string, more = {}) =>
      register({ ...settings, ...more }, { ...GOOD, 'cf-connecting-ip': address });
    const passes = async (addresses: string[]) => {
      const answers = [];
      for (const address of addresses) answers.push((await from(address)).status);
      return answers.filter((status) => status === 200).length;
    };
    const each = (count: number, address: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => address(index));
    expect(await passes(each(5, () => '192.0.2.1'))).toBe(2);
    expect(await passes(each(5, (index) => `2001:db8:1::${index}`))).toBe(2);
    expect(await passes(each(9, (index) => `2001:db8:2:${index}::1`))).toBe(4);
    expect(await passes(each(20, (index) => `2001:db8:3:${index}00::1`))).toBe(8);
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    await counter('192.0.2.1').alarm();
    expect((await from('192.0.2.1')).status).toBe(200);
    const broken = { ...ATTEMPTS, get: () => ({ fetch: () => Promise.reject(new Error('secret')) }) };
    expect((await from('192.0.2.1', { ATTEMPTS: broken })).status).toBe(200);
    expect(lines.join()).not.toMatch(/asha|Secret1/i);
    upstream.server.closeAllConnections();
    await new Promise((resolve) => upstream.server.close(resolve));
  });
});
