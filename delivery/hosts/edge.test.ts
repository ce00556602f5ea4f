/** @jest-environment node */
import { registration } from '@/e2e/accounts/test-site';
import { type Answer, addressFile, type SiteRules } from '../site/format';
import { Attempts, type Counters, secondsToWait } from './attempts';
import { type Bindings, edgeHost } from './edge';

// That answers equal the site's, and what the API answers, is tried on workerd by e2e/on-the-edge.ts.
const rules: SiteRules = { redirects: [], rewrites: [], fallbacks: [], notFound: '/404' };
const record = (address: string, body: string, encodings: Answer['encodings']) => {
  const answers = { '': { status: 200, headers: { etag: `W/"${body}"` }, body, encodings } };
  return [`/addresses/${addressFile(address)}`, JSON.stringify({ answers })] as const;
};
const files = new Map([
  ['/site.json', JSON.stringify(rules)],
  ['/bodies/page', 'page'],
  ['/bodies/large', 'large'],
  ['/bodies/large.br', 'packed'],
  record('/large.json', 'large', ['br', 'gzip', 'raw']),
  record('/about', 'page', ['raw']),
  record('/lost', 'lost', ['raw']),
]);

const read: string[] = [];
/** The host's binding for static assets. */
const ASSETS: Bindings['ASSETS'] = {
  async fetch(url) {
    const path = new URL(url).pathname;
    read.push(path);
    return new Response(files.get(path), { status: files.has(path) ? 200 : 404 });
  },
};

let lines: string[];
let host: ReturnType<typeof edgeHost>;
beforeEach(() => {
  host = edgeHost();
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...args) => lines.push(String(args[0])));
});
afterEach(() => jest.restoreAllMocks());

const ask = (path: string, init: RequestInit = {}, settings: Partial<Bindings> = {}) =>
  host.fetch(new Request(`http://localhost:3000${path}`, init), { ASSETS, ...settings });

it('never unpacks what is stored unpacked too', async () => {
  for (const [accepted, body] of Object.entries({ br: 'packed', gzip: 'large' })) {
    read.length = 0;
    const response = await ask('/large.json', { headers: { 'accept-encoding': accepted } });
    expect(await response.text()).toBe(body);
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

it.each([
  ['answer 500', async () => new Response('secret', { status: 500 })],
  ['break', () => Promise.reject(new Error('secret'))],
  ['are not there', async () => new Response('', { status: 404 })],
])(
  'when the assets %s, the answer is a 500 without details, and the next call tries again',
  async (_how, fetch) => {
    const response = await ask('/about', {}, { ASSETS: { fetch } });
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message: 'Server error. Please try later' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'request failed' });
    expect((await ask('/about')).status).toBe(200);
    expect((await ask('/lost')).status).toBe(500);
  },
);

it('counts attempts by address and by network, for a window', async () => {
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
  const counters: Counters = { idFromName: (name) => name, get: (id) => counter(String(id)) };
  const passes = async (count: number, address: (index: number) => string) => {
    let passed = 0;
    for (let index = 0; index < count; index++)
      if ((await secondsToWait(counters, address(index), 2)) === 0) passed++;
    return passed;
  };
  expect(await passes(5, () => '192.0.2.1')).toBe(2);
  expect(await passes(5, (index) => `2001:db8:1::${index}`)).toBe(2);
  expect(await passes(9, (index) => `2001:db8:2:${index}::1`)).toBe(4);
  expect(await passes(20, (index) => `2001:db8:3:${index}00::1`)).toBe(8);
  expect(await secondsToWait(counters, '192.0.2.1', 2)).toBeGreaterThan(500);
  await counter('192.0.2.1').alarm();
  expect(await passes(1, () => '192.0.2.1')).toBe(1);
});

it('takes a registration although its counter fails, and logs nothing of it', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const ATTEMPTS = { idFromName: String, get: () => ({ fetch: () => Promise.reject(new Error('secret')) }) };
  const headers = { 'content-type': 'application/json', 'x-secure-request': 'true' };
  const init = { method: 'POST', headers, body: JSON.stringify(registration()) };
  const settings = { AUTH_API_URL: 'http://accounts.example', ATTEMPTS };
  expect((await ask('/api/v1/auth/register', init, settings)).status).toBe(200);
  expect(lines.join()).not.toMatch(/asha|Secret1/i);
});
