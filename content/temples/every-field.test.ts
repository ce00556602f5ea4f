/** @jest-environment node */
import { type Broken, blanked, lacking, unsaid, written } from '../broken-fields';
import { languages, mainLanguage } from '../languages';
import { templesIn } from '.';
import { checkTemples } from './check';

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
    const optional = ['past', 'seats', 'plan'];
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
