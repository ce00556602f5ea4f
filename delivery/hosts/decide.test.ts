/** @jest-environment node */
import type { AddressRecord, Answer, SiteRules } from '../site/format';
import type { Site } from '../site/reader';
import { badRequest, decide, headersOf, type Incoming, inOriginForm, refusal } from './decide';

const answer: Answer = { status: 200, headers: { etag: 'W/"a"' }, body: 'a', encodings: ['br', 'raw'] };
const missing: Answer = { ...answer, status: 404 };
const records: Record<string, AddressRecord> = {
  '/': { answers: { '': answer } },
  '/holyheaven': { answers: { '': { ...answer, body: 'temples' } } },
  '/404': { answers: { '': missing } },
};
const rules: SiteRules = {
  buildId: 'b',
  redirects: [],
  rewrites: [],
  fallbacks: [],
  notFound: '/404',
};
const site: Site = { rules, record: async (address) => records[address] };
const settings = { SITE_URL: 'http://localhost:3000', TEMPLE_HOST: 'temples.example.org' };

const ask = (url: string, { method = 'GET', host = 'www.example.org' } = {}) => {
  const incoming: Incoming = { method, url, header: (name) => (name === 'host' ? host : undefined) };
  return decide(site, incoming, settings, async (address, asked) =>
    address === '/api/one' && asked === 'POST' ? 'handler' : undefined,
  );
};

it('finds who answers: the site, a handler, or the page for unknown addresses', async () => {
  expect(await ask('/?x=1')).toEqual({ answer });
  expect(await ask('/', { method: 'HEAD' })).toEqual({ answer });
  expect(await ask('/', { host: 'Temples.example.org:3000' })).toMatchObject({
    answer: { body: 'temples' },
  });
  expect(await ask('/api/one?x=1', { method: 'POST' })).toEqual({ handle: 'handler' });
  expect(await ask('/api/one')).toEqual({ answer: missing });
  expect(await ask('/nowhere')).toEqual({ answer: missing });
});

it.each([
  ['/', 'TRACE', 405, 'GET, HEAD'],
  ['/', 'PROPFIND', 405, 'GET, HEAD'],
  ['/', 'POST', 405, 'GET, HEAD'],
  ['/api/one', 'PUT', 405, 'GET, HEAD'],
  ['*', 'GET', 400, undefined],
])('refuses %s by %s with %i, in the API’s form', async (url, method, status, allow) => {
  const { reply } = { reply: undefined, ...(await ask(url, { method })) };
  expect(reply?.status).toBe(status);
  expect(reply?.headers.allow).toBe(allow);
  expect(reply?.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  expect(JSON.parse(reply?.body ?? '')).toEqual({ message: expect.any(String) });
});

it('answers for the server as a whole', async () => {
  expect(await ask('*', { method: 'OPTIONS' })).toMatchObject({
    reply: { status: 204, headers: { allow: 'GET, HEAD' } },
  });
});

it.each([
  ['/?x=1', '/?x=1', 'a.example'],
  ['http://b.example:80/?x=1', '/?x=1', 'b.example:80'],
  ['HTTPS://b.example?x=1', '/?x=1', 'b.example'],
  ['*', '*', 'a.example'],
])('reads the target %s of a request to a.example', (target, url, host) => {
  expect(inOriginForm(target, 'a.example')).toEqual({ url, host });
});

it.each([
  [undefined, undefined],
  [['www.example.org:3000'], undefined],
  [['[::1]:3000'], undefined],
  [['a.example', 'b.example'], 400],
  [['a b/c@d'], 400],
])('names one host: %j', (hosts, status) => {
  expect(badRequest(hosts, settings)?.status).toBe(status);
});

it('names the encoding, and TLS where the operator says that there is TLS', () => {
  const tls = { SITE_URL: 'https://www.example.org' };
  expect(headersOf(answer, 'raw', settings)).toEqual({ etag: 'W/"a"' });
  expect(headersOf(answer, 'br', tls)).toEqual({
    etag: 'W/"a"',
    'content-encoding': 'br',
    'strict-transport-security': expect.stringMatching(/^max-age=/),
  });
  expect(refusal(400, 'No.', settings).headers['strict-transport-security']).toBeUndefined();
  expect(refusal(400, 'No.', tls).headers['strict-transport-security']).toBeDefined();
});
