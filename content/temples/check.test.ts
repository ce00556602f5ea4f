/** @jest-environment node */
import { temples, templeWords } from '.';
import { checkTemples, checkTempleTranslations } from './check';
import type { Temple } from './types';

const [badrinath, jagannath] = temples as [Temple, Temple];

// A content file can be wrong in ways its type forbids, for whoever does not run the type check.
const withField = (change: object) => ({ ...badrinath, ...change }) as Temple;

test('the temples of the site have no problem', () => {
  expect(checkTemples(temples)).toEqual([]);
});

test.each([
  [{ title: ' ' }, 'en', 'title is empty'],
  [{ story: ['One.', ''] }, 'en', 'story[1] is empty'],
  [{ tips: [] }, 'en', 'tips is empty'],
  [{ facts: [{ term: 'Deity', detail: '' }] }, 'en', 'facts[0].detail is empty'],
  [{ image: 'nowhere' }, '', 'image "nowhere" is not in content/pictures.ts'],
  [{ tripLink: '/holyheaven/plan-trips/2' }, '', 'tripLink does not end in the id'],
  [{ summary: 'Short.' }, 'en', 'summary has 6 characters, not 70 to 160'],
])('names file and field of %j', (change, folder, problem) => {
  expect(checkTemples([withField(change)])).toEqual([
    `content/temples/${folder && `${folder}/`}badrinath.ts: ${problem}`,
  ]);
});

test.each(['01', '1a', '१', ''])('%j is no id', (id) => {
  const links = { donationLink: `/holyheaven/donation/${id}`, tripLink: `/holyheaven/plan-trips/${id}` };
  expect(checkTemples([withField({ id, ...links })])).toContain(
    `content/temples/badrinath.ts: id "${id}" must be digits without a leading zero`,
  );
});

test('two temples cannot share an id', () => {
  const twin = { ...jagannath, id: '1', donationLink: badrinath.donationLink, tripLink: badrinath.tripLink };
  expect(checkTemples([badrinath, twin])).toEqual([
    'content/temples/jagannath.ts: id "1" is also that of Badrinath Temple',
  ]);
});

test('a translation that lacks a word is named with file and field', () => {
  const english = templeWords.en;
  const { title: _, ...rest } = english.badrinath ?? {};
  const stub = { ...english, badrinath: { ...rest, story: [] } };
  expect(checkTempleTranslations({ en: english, xx: stub as unknown as typeof english })).toEqual([
    'content/temples/xx/badrinath.ts: title is missing',
    ...(english.badrinath?.story ?? []).map(
      (_, at) => `content/temples/xx/badrinath.ts: story[${at}] is missing`,
    ),
  ]);
});
