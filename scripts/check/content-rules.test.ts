/** @jest-environment node */

import { openings } from '../../content/company/openings';
import { team } from '../../content/company/team';
import { issuesOf, likeOriginal, problems } from '../../content/schema/values';
import { templeFacts, templeWords } from '../../content/temples';
import { newTemple } from '../../content/temples/en/new-temple';
import { testFacts } from '../../content/temples/test-temple';
import type { TempleFacts } from '../../content/temples/types';
import { factProblems, fileSchemas, wordProblems } from './content-rules';

const [badrinath, jagannath] = templeFacts as [TempleFacts, TempleFacts];
const [first, ...exceptions] = testFacts.exceptions;

test.each<[object, string]>([
  [{ id: '01' }, 'id must be digits without a leading zero'],
  [{ image: 'nowhere' }, 'image "nowhere" is not in content/pictures.ts'],
  [{ aliases: undefined }, 'aliases is missing'],
  [{ aliases: ['{name}'] }, '{name} is not filled in'],
])('facts: %j', (change, problem) => {
  const facts = { ...badrinath, ...change } as TempleFacts;
  expect(factProblems(facts)).toEqual([`content/temples/badrinath.ts: ${problem}`]);
});

test('two temples cannot share an id', () => {
  const twin = { ...jagannath, id: '1' };
  expect(factProblems(twin, [badrinath])).toEqual([
    'content/temples/jagannath.ts: id "1" is also that of badrinath',
  ]);
});

test.each<[object, string]>([
  [{ checked: '2026-02-30' }, 'checked "2026-02-30" is not a day like 2026-11-21'],
  [
    { exceptions: [{ ...first, hours: 'none' }, ...exceptions] },
    'exceptions[0].hours "none" is not in hours',
  ],
  [
    { exceptions: [{ ...first, through: '2026-12-04' }, ...exceptions] },
    'exceptions[1] overlaps exceptions[0]',
  ],
  [
    { season: [{ ...testFacts.season[0], from: '2026-12-02' }, ...testFacts.season.slice(1)] },
    'exceptions[0] lies before the season',
  ],
  [{ giving: { ...testFacts.giving, contact: 'us' } }, 'giving.contact "us" is not in contacts'],
  [{ warnings: testFacts.warnings.slice(0, 1) }, 'warnings has nothing for 01-01'],
  [{ asks: [testFacts.asks[0], testFacts.asks[0]] }, 'asks has "hours" twice'],
])('guide: %j', (change, problem) => {
  const facts = { ...badrinath, guide: { ...testFacts, ...change } } as TempleFacts;
  expect(factProblems(facts)).toEqual([`content/temples/badrinath.ts: guide.${problem}`]);
});

test.each<['en' | 'hi', object, string]>([
  ['en', { title: ' ' }, 'en/jagannath.ts: title is empty'],
  ['en', { summary: 'Short.' }, 'en/jagannath.ts: summary does not have 70 to 160 characters'],
  ['en', { title: newTemple.title }, 'en/jagannath.ts: {name} is not filled in'],
  ['hi', { story: ['एक'] }, 'hi/jagannath.ts: story does not have 5 entries as in the original'],
])('words: %s %j', (language, change, problem) => {
  const words = { ...templeWords.en.jagannath, ...change } as typeof newTemple;
  const all = { ...templeWords, [language]: { jagannath: words } };
  expect(wordProblems(language, jagannath, all)).toContain(`content/temples/${problem}`);
});

test.each<[string, object, string]>([
  ['company/team.ts', { team: [team[0], team[0]] }, 'team[1].id "rajgor" is also that of entry 0'],
  ['company/openings.ts', { openings: [{ ...openings[0], slug: 'A b' }] }, 'openings[0].slug may hold only'],
])('%s', (file, content, problem) => {
  expect(problems(file, fileSchemas[file] as never, content).join()).toContain(`${file}: ${problem}`);
});

test('a translation has the parts of the original, and its placeholders in any order', () => {
  const schema = likeOriginal({ title: 'Temple', list: ['One', 'Two'], note: '{count} of {all}' });
  expect(issuesOf(schema, { title: 'मंदिर', list: ['एक', 'दो'], note: '{all} में से {count}' })).toEqual([]);
  const wrong = issuesOf(schema, { list: ['एक', ''], note: '{count}' });
  expect(wrong.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'title is missing',
    'list.1 is empty',
    'note has the placeholders "{count}", not "{all} {count}" as in the original',
  ]);
});
