/** @jest-environment node */
import { type Build, computedAddresses, sources } from './outputs.ts';

// What becomes of a real build is tried on the finished site: e2e/plain.spec.ts compares each page and its headers with
// those of `next start`, e2e/navigation.spec.ts looks at data, e2e/addresses.spec.ts and e2e/pages.spec.ts at the rules.
const page = { routeType: 'page', response: 'complete', compute: 'static' } as const;

type Prerender = Build['outputs']['prerenders'][number];
const prerender = (pathname: string, groupId: number, more: Partial<Prerender> = {}) =>
  ({ pathname, groupId, fallback: { filePath: `/build${pathname}` }, ...more }) as Prerender;

const build = (...prerenders: Prerender[]) =>
  ({
    outputs: { prerenders, appRoutes: [{ pathname: '/api/health' }, { pathname: '/api/health.rsc' }] },
    routing: { rsc: { suffix: '.rsc', prefetchSegmentSuffix: '.s.rsc', prefetchSegmentDirSuffix: '.s' } },
  }) as unknown as Build;

test('what is computed on request is told', () => {
  expect(computedAddresses(build())).toEqual(['/api/health']);
});

describe('what no host could serve stops the build', () => {
  test.each<[string, Build]>([
    ['not complete', build(prerender('/late', 1, { ...page, compute: 'resuming' }))],
    ['data of no page', build(prerender('/lost.rsc', 9))],
    ['neither a page nor its data', build(prerender('/', 1, page), prerender('/x', 1))],
  ])('%s', async (message, given) => {
    await expect(sources(given)).rejects.toThrow(message);
  });
});
