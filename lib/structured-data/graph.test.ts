/** @jest-environment node */
import { openings } from '@/content/company/openings';
import { wordsIn } from '@/content/holyheaven/words';
import { otherLanguages, templeHome } from '@/content/languages';
import { testTemple } from '@/content/temples/test-temple';
import { nodesIn, typesOf } from '@/e2e/support/read-head';
import { isOpen } from '@/lib/company/openings';
import { pages } from '@/lib/pages';
import { inScript } from '@/lib/text';
import { jobPosting } from './company';
import { festivalEvents, pageGraph } from './graph';

/** The top pages, which have no breadcrumbs. */
const homes = ['/', ...otherLanguages().map((code) => templeHome(code))];
const [first] = openings;
if (!first) throw new Error('there is no opening to test with');
const dated = { ...first, closes: '2027-01-31' };
const whileOpen = new Date('2027-01-31T18:29:59Z');
const afterwards = new Date('2027-01-31T18:30:00Z');
// The fields without which search engines do not show a rich result.
const required: Record<string, string[]> = {
  JobPosting: ['title', 'description', 'datePosted', 'employmentType', 'hiringOrganization'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'description'],
  HinduTemple: ['name', 'geo', 'address', 'image', 'sameAs'],
};

test.each(pages.map(({ path }) => path))(
  'the nodes of %s have all required fields and are connected',
  (path) => {
    const graph = JSON.parse(inScript(pageGraph(path)));
    const nodes = [...nodesIn(graph['@graph'])];
    for (const node of nodes) {
      const fields = typesOf(node).flatMap((type) => required[type] ?? []);
      expect(Object.keys(node)).toEqual(expect.arrayContaining(fields));
    }
    const ids = nodes.filter((node) => '@type' in node).map((node) => node['@id']);
    const pointers = nodes.filter((node) => !('@type' in node)).map((node) => node['@id']);
    expect(ids).toEqual(expect.arrayContaining(pointers));
    const loose = graph['@graph'].filter((node: object) => {
      const { '@id': id } = node as { '@id': string };
      return !pointers.includes(id) && !JSON.stringify(node).includes('{"@id":');
    });
    expect(loose).toEqual([]);
    const types = nodes.flatMap(typesOf);
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(types.filter((type) => type === 'BreadcrumbList')).toHaveLength(homes.includes(path) ? 0 : 1);
    expect(JSON.stringify(graph).includes('"breadcrumb"')).toBe(!homes.includes(path));
    expect(types.some((type) => type.endsWith('Page'))).toBe(true);
  },
);

test('no text can end the script element', () => {
  const data = { name: '</script><b>' };
  expect(inScript(data)).not.toContain('<');
  expect(JSON.parse(inScript(data))).toEqual(data);
});

test('only a fully remote opening is marked as remote', () => {
  const at = (location: typeof first.location) => jobPosting({ ...first, location });
  const { jobLocationType, jobLocation, baseSalary } = at('Remote');
  expect([jobLocationType, jobLocation, baseSalary]).toEqual(['TELECOMMUTE', undefined, undefined]);
  for (const location of ['New Delhi (Hybrid)', 'New Delhi'] as const) {
    expect(at(location).jobLocationType).toBeUndefined();
    expect(at(location).jobLocation).toMatchObject({ address: { addressLocality: 'New Delhi' } });
  }
});

test('an opening closes at the end of its closing day in India, and stays open without one', () => {
  expect([whileOpen, afterwards].map((now) => isOpen(dated, now))).toEqual([true, false]);
  expect(jobPosting(dated).validThrough).toBe('2027-01-31T23:59:59+05:30');
  const undated = { ...first, closes: undefined };
  expect(isOpen(undated, new Date('2040-01-01'))).toBe(true);
  expect(jobPosting(undated).validThrough).toBeUndefined();
});

test('a festival with an exact date is an event at its temple until its last day', () => {
  const events = (now: string) => festivalEvents({ ...testTemple, language: 'hi' }, new Date(now));
  expect(events('2026-12-05T18:29:59Z')).toEqual([
    expect.objectContaining({
      name: 'The feast',
      startDate: '2026-12-05',
      inLanguage: 'hi-IN',
      disambiguatingDescription: wordsIn('hi').speech.expectedNote,
    }),
  ]);
  expect(events('2026-12-05T18:30:00Z')).toEqual([]);
});
