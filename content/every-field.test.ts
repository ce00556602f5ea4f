/** @jest-environment node */
import { checkCompany, companyContent } from './company/check';
import { openings } from './company/openings';
import { team } from './company/team';
import { languages, mainLanguage } from './languages';
import { checkPages } from './page-check';
import { pageList } from './page-list';
import { checkPictures } from './picture-check';
import { pictures } from './pictures';
import { site } from './site';
import { checkSite } from './site-check';
import { templesIn } from './temples';
import { checkTemples } from './temples/check';

type Broken<Value> = [field: string, broken: Value];
type Part = string | number;

const isFull = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// Sentences write the way to a field as `story[2]` or as `story 3`.
const written = {
  brackets: (path: Part[]) =>
    path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at ? '.' : ''}${part}`)).join(''),
  words: (path: Part[]) => path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' '),
};

function leaves(value: unknown, path: Part[] = []): Part[][] {
  if (Array.isArray(value)) return value.flatMap((part, index) => leaves(part, [...path, index]));
  if (isFull(value)) return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
  return typeof value === 'string' ? [path] : [];
}

function without(value: unknown, [key, ...rest]: Part[]): unknown {
  if (key === undefined) return ' ';
  const copy: object = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, key, without(Reflect.get(copy, key), rest));
  return copy;
}

/** The value once for each text inside it, with that text blank. */
const blanked = <Value>(value: Value, write: (path: Part[]) => string): Broken<Value>[] =>
  leaves(value).map((path) => [write(path), without(value, path) as Value]);

/** The value once for each of its fields, without that field. */
const lacking = <Value extends object>(value: Value, keys = Object.keys(value)): Broken<Value>[] =>
  keys.map((field) => [
    field,
    Object.fromEntries(Object.entries(value).filter(([key]) => key !== field)) as Value,
  ]);

/** What is not said with file and field, of all these. An empty list is what the tests want. */
const unsaid = <Value>(
  all: Broken<Value>[],
  check: (broken: Value) => string[],
  begin: (f: string) => string,
) =>
  all.flatMap(([field, broken]) => {
    const said = check(broken);
    return said.some((one) => one.startsWith(`${begin(field)}: `) && one.includes(field))
      ? []
      : [`${field}: ${said.join(' / ') || 'nothing'}`];
  });

const pairs = languages.flatMap(({ code }) => templesIn(code).map((temple) => [code, temple] as const));
test.each(pairs)('in %s, each blank or missing field of a temple is named', (code, temple) => {
  const words = /^(title|desc|travel|tripP|summ|dire|place|town|state|deity|stand|story|facts|tips|guide\.w)/;
  const fileOf = (field: string) =>
    `content/temples/${field.startsWith('guide.') ? 'guide/' : ''}${words.test(field) ? `${code}/` : ''}${temple.slug}.ts`;
  // The language is no field of the files, and a blank slug is told of under no name.
  const { language: _, guide, ...own } = temple;
  const { language: __, ...known } = guide;
  // The facts are the same in each language.
  const texts = blanked({ ...own, guide: known }, written.brackets).filter(
    ([field]) => field !== 'slug' && (code === mainLanguage || words.test(field)),
  );
  const check = (broken: object) => checkTemples([{ ...temple, ...broken } as typeof temple]);
  expect(texts.length).toBeGreaterThan(40);
  expect(unsaid(texts, check, fileOf)).toEqual([]);
  // A temple without a frame has a plain one.
  const { slug: ___, frame: ____, ...needed } = own;
  const gone = Object.keys(needed).map((field): Broken<object> => [field, { [field]: undefined }]);
  expect(unsaid(gone, check, fileOf)).toEqual([]);
  for (const part of ['facts', 'words'] as const) {
    const optional = ['past', 'seats'];
    const keys = Object.keys(known[part]).filter((key) => part === 'words' || !optional.includes(key));
    const lost = lacking(known[part], keys).map(
      ([field, broken]): Broken<object> => [
        `guide.${part}.${field}`,
        { guide: { ...guide, [part]: broken } },
      ],
    );
    expect(unsaid(lost, check, fileOf)).toEqual([]);
  }
});

test.each([
  ['icon', { icon: 'sun' }],
  ['frame', { frame: 'gold' }],
  ['verse', { verse: 'none' }],
  ['devanagari', { devanagari: 'Badrinath' }],
  [
    'marked.position.latitude',
    { marked: { position: { latitude: 79.4, longitude: 79.4 }, sameAs: [], hours: [] } },
  ],
  [
    'marked.position.longitude',
    { marked: { position: { latitude: 30, longitude: 30 }, sameAs: [], hours: [] } },
  ],
  ['marked.sameAs[0]', { marked: { position: { latitude: 30, longitude: 79 }, sameAs: ['x'], hours: [] } }],
])('a wrong %s of a temple is named', (field, change) => {
  const [temple] = templesIn('en');
  expect(checkTemples([{ ...temple, ...change } as never])).toEqual([
    expect.stringMatching(
      new RegExp(`^content/temples/${temple?.slug}\\.ts: ${field.replace(/[[\]]/g, '\\$&')} `),
    ),
  ]);
});

describe('each blank, missing or wrong field is named', () => {
  const listed = { team, openings };
  test.each(['team', 'openings'] as const)('of %s', (file) => {
    const content = companyContent.find((one) => one.file === file);
    if (!content?.entries) throw new Error(`${file} is not checked`);
    const { entries } = content;
    const check = (entry: object) => checkCompany([{ file, entries: { ...entries, list: [entry] } }]);
    const [first] = listed[file] as readonly [object];
    const begin = () => `content/company/${file}.ts`;
    expect(unsaid([...blanked(first, written.words), ...lacking(first)], check, begin)).toEqual([]);
  });

  test.each([
    ['type', 'Half-time'],
    ['location', 'Mumbai'],
    ['posted', '21.11.2026'],
    ['closes', '2020-01-01'],
  ])('of an opening: %s', (field, value) => {
    const content = companyContent.find(({ file }) => file === 'openings');
    const list = [{ ...openings[0], [field]: value }];
    if (!content?.entries) throw new Error('openings are not checked');
    const said = checkCompany([{ ...content, entries: { ...content.entries, list } }]);
    expect(said.join()).toContain(`content/company/openings.ts: opening 1: ${field}`);
  });

  test('of content/site.ts', () => {
    const begin = () => 'content/site.ts';
    const rules: Broken<object>[] = [
      ['email', { ...site, email: 'nobody' }],
      ['phone href', { ...site, phone: { ...site.phone, href: '011' } }],
      ['map embed', { ...site, map: { ...site.map, embed: 'http://x' } }],
      ['postal postalCode', { ...site, postal: { ...site.postal, postalCode: '11' } }],
      ['founded', { ...site, founded: 24 }],
    ];
    const all = [...blanked<object>(site, written.words), ...rules];
    expect(unsaid(all, (broken) => checkSite(broken as typeof site), begin)).toEqual([]);
    expect(checkSite()).toEqual([]);
  });

  test('of the page list', () => {
    const { path, name, title, description, share } = pageList[1] ?? pageList[0] ?? ({} as never);
    const page = { path, name, title, description, share };
    const parent = { ...page, parent: '/nowhere' };
    const all: Broken<object>[] = [
      ...blanked<object>(page, written.words),
      ...lacking<object>(page),
      ['parent', parent],
    ];
    const check = (broken: object) => checkPages([broken as typeof page]);
    expect(unsaid(all, check, () => 'content/page-list.ts')).toEqual([]);
    expect(checkPages([page, page])).toHaveLength(2);
    expect(checkPages(pageList)).toEqual([]);
  });

  test('of a picture', () => {
    const one = { ...pictures.badrinath, made: 'Rendering' as const };
    const all: Broken<object>[] = [
      ...blanked<object>(one, written.words),
      ...lacking<object>(one, ['file', 'alt']),
      ['focus', { ...one, focus: 101 }],
    ];
    const check = (broken: object) => checkPictures(() => true, { one: broken as typeof one }, {}, []);
    expect(unsaid(all, check, () => 'content/pictures.ts')).toEqual([]);
    expect(checkPictures(() => false, { one }, { hi: {} }, ['one'])).toEqual([
      'content/pictures.ts: one: file: content/pictures/badrinath.jpg does not exist',
      'content/holyheaven/hi/pictures.ts: one is missing',
    ]);
  });
});
