/** @jest-environment node */
import type { Answer, ByVariant, SiteRules } from '../site/format';
import type { Site } from '../site/reader';
import { badRequest, decide, headersOf, type Incoming, inOriginForm, refusal } from './decide';

const headers = { etag: 'W/"a"' };
const answer = (body: string, status = 200): Answer => ({ status, headers, body, encodings: ['br', 'raw'] });
const records: Record<string, ByVariant<Answer>> = {
  '/': { '': answer('home'), rsc: answer('home data') },
  '/holyheaven': { '': answer('temples'), rsc: answer('temples data') },
  '/temple/1': { '': answer('one'), rsc: answer('one data'), 'rsc:/_tree': answer('one tree') },
  '/temple/unknown': { '': answer('no temple', 404), rsc: answer('no temple data', 404) },
  '/soon/unknown': { '': answer('soon') },
  '/soon/1/trip': { '': answer('trip 1') },
  '/soon/unknown/trip': { '': answer('trip') },
  '/picture': { '': answer('picture') },
  '/404': { '': answer('nothing', 404) },
};
const rules: SiteRules = {
  redirects: [{ pattern: '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))\\/$', destination: '/$1', status: 308 }],
  rewrites: [
    {
      pattern: '^\\/soon(?:\\/([^\\/]+?))(?:\\/)?$',
      destination: '/soon/$1/trip',
      query: { key: 'type', value: 'trip' },
    },
  ],
  fallbacks: [
    { pattern: '^/temple/([^/]+?)(\\.rsc|)(?:/)?$', destination: '/temple/unknown' },
    { pattern: '^/soon/([^/]+?)/([^/]+?)(\\.rsc|)(?:/)?$', destination: '/soon/unknown/$2' },
    { pattern: '^/soon/([^/]+?)(\\.rsc|)(?:/)?$', destination: '/soon/unknown' },
  ],
  notFound: '/404',
};
const site: Site = {
  rules,
  record: async (address) =>
    Object.hasOwn(records, address) ? { answers: records[address] ?? {} } : undefined,
};
const settings = { SITE_URL: 'http://localhost:3000', TEMPLE_HOST: 'temples.example.org' };

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const incoming: Incoming = { method, url, header: (name) => headers[name] };
  return decide(site, incoming, settings, async (address, asked) =>
    address === '/api/one' && asked === 'POST' ? 'handler' : undefined,
  );
};
/** Body and status of an answer. */
const said = async (...asked: Parameters<typeof ask>) => {
  const decision = await ask(...asked);
  return 'answer' in decision ? `${decision.answer.body} ${decision.answer.status}` : decision;
};

it.each([
  ['/?type=trip', 'home 200'],
  ['/temple/1', 'one 200'],
  ['/temple/1abc', 'no temple 404'],
  ['/temple/%ff', 'no temple 404'],
  ['/temple/__proto__', 'no temple 404'],
  ['/temple/1/more', 'nothing 404'],
  ['/nowhere', 'nothing 404'],
  ['/api/one', 'nothing 404'],
  ['//temple/1', 'nothing 404'],
  // No redirect leads to another host.
  ['//elsewhere.example/', 'nothing 404'],
  ['/soon/1?type=trip', 'trip 1 200'],
  ['/soon/x?type=trip&more=1', 'trip 200'],
  ['/soon/x?type=other', 'soon 200'],
])('%s gets: %s', async (url, expected) => {
  expect(await said(url)).toBe(expected);
});

it.each([
  [{ rsc: '1' }, '/temple/1', 'one data 200'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, '/temple/1', 'one tree 200'],
  [{ rsc: '1' }, '/temple/9', 'no temple data 404'],
  // Given a document instead of data, Next's client loads the address as a page.
  [{ rsc: '1', 'next-router-segment-prefetch': '/none' }, '/temple/1', 'nothing 404'],
  [{ rsc: '1' }, '/nowhere', 'nothing 404'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, '/picture', 'picture 200'],
  [{ host: 'Temples.example.org:3000' }, '/', 'temples 200'],
])('with the headers %j %s gets: %s', async (headers, url, expected) => {
  expect(await said(url, headers)).toBe(expected);
});

it('tells caches what an answer without the data that was asked for depends on', async () => {
  const vary = 'rsc, next-router-segment-prefetch';
  expect(await ask('/nowhere', { rsc: '1' })).toMatchObject({ answer: { headers: { vary } } });
});

it.each([
  ['/temple/', '/temple'],
  ['/a/b/?q=1', '/a/b?q=1'],
  ['/about/?a=1?b=2', '/about?a=1?b=2'],
  ['/\\evil.example/', '/evil.example'],
])('a slash at the end of %s leads to %s', async (url, location) => {
  expect(await ask(url)).toMatchObject({ reply: { status: 308, headers: { location } } });
});

it('leaves calls to the API’s handlers, and answers for the server as a whole', async () => {
  expect(await ask('/api/one?x=1', {}, 'POST')).toEqual({ handle: 'handler' });
  expect(await said('/', {}, 'HEAD')).toBe('home 200');
  expect(await ask('*', {}, 'OPTIONS')).toMatchObject({
    reply: { status: 204, headers: { allow: 'GET, HEAD' } },
  });
});

it.each([
  ['/', 'TRACE', 405, 'GET, HEAD'],
  ['/', 'PROPFIND', 405, 'GET, HEAD'],
  ['/', 'POST', 405, 'GET, HEAD'],
  ['/api/one', 'PUT', 405, 'GET, HEAD'],
  ['*', 'GET', 400, undefined],
])('refuses %s by %s with %i, in the API’s form', async (url, method, status, allow) => {
  const { reply } = { reply: undefined, ...(await ask(url, {}, method)) };
  expect(reply?.status).toBe(status);
  expect(reply?.headers.allow).toBe(allow);
  expect(reply?.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  expect(JSON.parse(reply?.body ?? '')).toEqual({ message: expect.any(String) });
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
  expect(headersOf(answer('a'), 'raw', settings)).toEqual(headers);
  expect(headersOf(answer('a'), 'br', tls)).toEqual({
    ...headers,
    'content-encoding': 'br',
    'strict-transport-security': expect.stringMatching(/^max-age=/),
  });
  expect(refusal(400, 'No.', settings).headers['strict-transport-security']).toBeUndefined();
  expect(refusal(400, 'No.', tls).headers['strict-transport-security']).toBeDefined();
});
