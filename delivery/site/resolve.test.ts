/** @jest-environment node */
import type { Answer } from './format.ts';
import type { Site } from './reader.ts';
import { resolve } from './resolve.ts';

const answer = (body: string, status = 200): Answer => ({ status, headers: {}, body, encodings: ['raw'] });
const records: Record<string, Record<string, Answer>> = {
  '/': { '': answer('home'), rsc: answer('home data') },
  '/temples': { '': answer('temples'), rsc: answer('temples data') },
  '/temple/1': { '': answer('one'), rsc: answer('one data'), 'rsc:/_tree': answer('one tree') },
  '/temple/unknown': { '': answer('no temple', 404), rsc: answer('no temple data', 404) },
  '/soon/unknown': { '': answer('soon') },
  '/soon/1/trip': { '': answer('trip 1') },
  '/soon/unknown/trip': { '': answer('trip') },
  '/picture': { '': answer('picture') },
  '/404': { '': answer('nothing', 404) },
};
const site: Site = {
  rules: {
    buildId: 'b',
    redirects: [
      { pattern: '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))\\/$', destination: '/$1', status: 308 },
    ],
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
  },
  record: async (address) =>
    Object.hasOwn(records, address) ? { answers: records[address] ?? {} } : undefined,
};
const ask = (url: string, headers: Record<string, string> = {}) =>
  resolve(site, { url, header: (name) => headers[name] });
const bodyOf = async (...asked: Parameters<typeof ask>) => {
  const resolved = await ask(...asked);
  return resolved.redirect ? resolved.redirect : `${resolved.answer.body} ${resolved.answer.status}`;
};

test.each([
  ['/', 'home 200'],
  ['/?type=trip', 'home 200'],
  ['/temple/1', 'one 200'],
  ['/temple/1abc', 'no temple 404'],
  ['/temple/%ff', 'no temple 404'],
  ['/temple/__proto__', 'no temple 404'],
  ['/temple/1/more', 'nothing 404'],
  ['/nowhere', 'nothing 404'],
  ['//temple/1', 'nothing 404'],
  ['/soon/1?type=trip', 'trip 1 200'],
  ['/soon/x?type=trip&more=1', 'trip 200'],
  ['/soon/x?type=other', 'soon 200'],
  ['/soon/x', 'soon 200'],
])('%s gets: %s', async (url, expected) => {
  expect(await bodyOf(url)).toBe(expected);
});

test.each([
  [{ rsc: '1' }, '/temple/1', 'one data 200'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, '/temple/1', 'one tree 200'],
  [{ rsc: '1' }, '/temple/9', 'no temple data 404'],
  // Given a document instead of data, Next's client loads the address as a page.
  [{ rsc: '1', 'next-router-segment-prefetch': '/none' }, '/temple/1', 'nothing 404'],
  [{ rsc: '1' }, '/nowhere', 'nothing 404'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, '/picture', 'picture 200'],
])('with the headers %j %s gets: %s', async (headers, url, expected) => {
  expect(await bodyOf(url, headers)).toBe(expected);
});

test('an answer to a request for data that is not there tells caches what it depends on', async () => {
  const { answer } = await ask('/nowhere', { rsc: '1' });
  expect(answer?.headers.vary).toBe('rsc, next-router-segment-prefetch');
});

test.each([
  ['/temple/', '/temple'],
  ['/a/b/?q=1', '/a/b?q=1'],
  ['/about/?a=1?b=2', '/about?a=1?b=2'],
  ['/\\evil.example/', '/evil.example'],
])('a slash at the end of %s leads to %s', async (url, location) => {
  expect(await bodyOf(url)).toEqual({ status: 308, location });
});

test('no redirect leads to another host', async () => {
  expect(await bodyOf('//elsewhere.example/')).toBe('nothing 404');
});
