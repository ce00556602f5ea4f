/** @jest-environment node */
import { type Build, computedAddresses, sources } from './outputs.ts';
import { rules } from './rules.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'x-next-cache-tags': 'internal' };
const data = { 'content-type': 'text/x-component' };
const page = { routeType: 'page', response: 'complete', compute: 'static' } as const;

type Prerender = Build['outputs']['prerenders'][number];
const prerender = (pathname: string, groupId: number, more: Partial<Prerender>, headers = data) =>
  ({
    pathname,
    groupId,
    fallback: { filePath: `/build${pathname}`, initialHeaders: headers, postponedState: undefined },
    ...more,
  }) as Prerender;

const prerenders = [
  prerender('/', 1, page, html),
  prerender('/index.rsc', 1, {}),
  prerender('/temple/unknown', 2, page, html),
  prerender('/career/[slug]', 3, { ...page, fallback: undefined }),
  prerender('/_global-error', 4, page, html),
  prerender('/server-error', 5, page, html),
];

function build(given = prerenders): Build {
  return {
    projectDir: '.',
    buildId: 'b',
    outputs: {
      prerenders: given,
      staticFiles: [
        { pathname: '/404', filePath: '/build/404.html' },
        { pathname: '/500', filePath: '/build/500.html' },
      ],
      appRoutes: [{ pathname: '/api/health' }, { pathname: '/api/health.rsc' }],
    },
    routing: {
      beforeMiddleware: [
        { sourceRegex: '^/', headers: { 'X-All': '1' } },
        { sourceRegex: '^/', headers: { 'x-document': '1' }, missing: [{ type: 'header', key: 'rsc' }] },
        { sourceRegex: '^(.+)/$', headers: { Location: '$1' }, status: 308 },
      ],
      onMatch: [{ sourceRegex: '^/$', headers: { 'x-all': '2' } }],
      beforeFiles: [
        {
          sourceRegex: '^/soon/([^/]+)$',
          destination: '/soon/$1/trip',
          has: [{ type: 'query', key: 'type', value: 'trip' }],
        },
      ],
      afterFiles: [],
      fallback: [],
      middlewareMatchers: [],
      dynamicRoutes: [
        { source: '/career/[slug]', sourceRegex: '^/career/(?<slug>[^/]+?)$' },
        { source: '/soon/[id]/[type]', sourceRegex: '^/soon/(?<id>[^/]+?)/(?<type>[^/]+?)$' },
        { source: '/temple/[id]', sourceRegex: '^/temple/(?<id>[^/]+?)$' },
      ],
      rsc: {
        header: 'rsc',
        suffix: '.rsc',
        prefetchSegmentSuffix: '.segment.rsc',
        prefetchSegmentDirSuffix: '.segments',
      },
    },
  } as unknown as Build;
}

test('headers are those of the output and of the routing tables, and none is for Next alone', async () => {
  const [home] = await sources(build());
  expect(home?.variants['']?.headers).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    'x-all': '2',
    'x-document': '1',
  });
  expect(home?.variants.rsc?.headers).not.toHaveProperty('x-document');
});

test('what is only for Next has no address', async () => {
  const addresses = (await sources(build())).map(({ address }) => address);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/temple/unknown', '/404']));
  for (const path of ['/_global-error', '/server-error', '/500', '/career/[slug]'])
    expect(addresses).not.toContain(path);
});

test('rules: redirects, rewrites, and fallbacks where there is a page for the unknown', () => {
  expect(rules(build(), ['/temple/unknown', '/soon/unknown/trip', '/career/pilot'])).toMatchObject({
    redirects: [{ pattern: '^(.+)/$', destination: '$1', status: 308 }],
    rewrites: [
      { pattern: '^/soon/([^/]+)$', destination: '/soon/$1/trip', query: { key: 'type', value: 'trip' } },
    ],
    fallbacks: [
      { pattern: '^/soon/[^/]+?/trip(?:/)?$', destination: '/soon/unknown/trip' },
      { pattern: '^/temple/[^/]+?(?:/)?$', destination: '/temple/unknown' },
    ],
  });
});

test('what is computed on request is told', () => {
  expect(computedAddresses(build())).toEqual(['/api/health']);
});

describe('what no host could serve stops the build', () => {
  test.each<[string, Build]>([
    ['not complete', build([prerender('/late', 1, { ...page, compute: 'resuming' }, html)])],
    ['data of no page', build([prerender('/lost.rsc', 9, {})])],
    ['neither a page nor its data', build([prerender('/', 1, page, html), prerender('/x', 1, {})])],
  ])('%s', async (message, given) => {
    await expect(sources(given)).rejects.toThrow(message);
  });
});
