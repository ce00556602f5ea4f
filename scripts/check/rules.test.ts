/** @jest-environment node */

import { openings } from '../../content/company/openings';
import { team } from '../../content/company/team';
import { pageList } from '../../content/page-list';
import { issuesOf, likeOriginal, problems } from '../../content/schema-values';
import { site } from '../../content/site';
import { templeFacts, templeWords } from '../../content/temples';
import type { TempleFacts } from '../../content/temples/types';
import { factProblems, kinds, namesIn, wordProblems } from './rules';

const [badrinath, jagannath, rameshwaram] = templeFacts as [TempleFacts, TempleFacts, TempleFacts];
const { guide } = rameshwaram;
const [regular] = guide.hours;
const [margazhi, ...rest] = guide.exceptions;
const withDoors = (...doors: object[]) => ({ hours: [{ ...regular, doors }, ...guide.hours.slice(1)] });

// A content file can be wrong in ways its type forbids, for whoever does not run the type check.
const changed = <Value extends object>(value: Value, change: object) => ({ ...value, ...change }) as Value;
const inMargazhi = (change: object) => ({ exceptions: [changed(margazhi ?? {}, change), ...rest] });

test.each<[object, string]>([
  [{ id: '01' }, 'id must be digits without a leading zero'],
  [{ image: 'nowhere' }, 'image "nowhere" is not in content/pictures.ts'],
  [{ devanagari: 'Badrinath' }, 'devanagari is in another script'],
  [{ aliases: undefined }, 'aliases is missing'],
  [{ marked: { ...badrinath.marked, sameAs: ['http://x'] } }, 'marked.sameAs[0] is not an https address'],
])('%j', (change, problem) => {
  expect(factProblems(changed(badrinath, change))).toEqual([`content/temples/badrinath.ts: ${problem}`]);
});

test('two temples cannot share an id', () => {
  const twin = { ...jagannath, id: '1' };
  expect(factProblems(twin, [badrinath])).toEqual([
    'content/temples/jagannath.ts: id "1" is also that of badrinath',
  ]);
});

test.each<[object, string]>([
  [withDoors({ opens: '05:00', closes: '25:00' }), 'hours[0].doors[0].closes "25:00" is not a time'],
  [withDoors({ opens: '13:00', closes: '05:00' }), 'hours[0].doors[0] does not follow in time'],
  [{ checked: '2026-02-30' }, 'checked "2026-02-30" is not a day like 2026-11-21'],
  [
    { usually: [{ from: '13-01', through: '12-31', is: 'open' }] },
    'usually[0].from is not a day of the year',
  ],
  [inMargazhi({ hours: 'none' }), 'exceptions[0].hours "none" is not in hours'],
  [inMargazhi({ hours: undefined }), 'exceptions[0].hours is missing on open days'],
  [inMargazhi({ is: 'closed' }), 'exceptions[0].hours must not be there on closed days'],
  [inMargazhi({ through: '2027-03-06' }), 'exceptions[1] overlaps exceptions[0]'],
  [
    { season: [changed(guide.season[0] ?? {}, { from: '2026-12-20' })] },
    'exceptions[0] lies outside the season',
  ],
  [{ giving: { ...guide.giving, contact: 'us' } }, 'giving.contact "us" is not in contacts'],
  [{ actions: [{ ...guide.actions[0], contact: 'us' }] }, 'actions[0].contact "us" is not in contacts'],
  [{ warnings: guide.warnings.slice(0, 2) }, 'warnings has nothing for 01-01'],
  [{ notKnown: [...guide.notKnown, 'entry'] }, 'notKnown has "entry" twice'],
])('of a guide: %j', (change, problem) => {
  const facts = { ...rameshwaram, guide: changed(guide, change) };
  expect(factProblems(facts)).toEqual([`content/temples/rameshwaram.ts: guide.${problem}`]);
});

test('a contact is official, and a gap in the season and an event that ends too early are told', () => {
  const [first, ...contacts] = guide.contacts;
  const evidence = { ...first?.evidence, kind: 'press' };
  const facts = {
    ...rameshwaram,
    guide: changed(guide, { contacts: [{ ...first, evidence, href: 'x' }, ...contacts] }),
  };
  expect(factProblems(facts).join()).toMatch(/contacts\[0\]\.evidence\.kind is not of a government/);
  const season = badrinath.guide.season.map((span, at) =>
    at === 2 ? { ...span, from: '2026-12-02' } : span,
  );
  const when = { from: '2027-07-03', through: '2027-06-20' };
  const events = badrinath.guide.events.map((event, at) => (at === 1 ? { ...event, when } : event));
  expect(factProblems({ ...badrinath, guide: { ...badrinath.guide, season, events } })).toEqual([
    'content/temples/badrinath.ts: guide.events[1].when ends before it begins',
    'content/temples/badrinath.ts: guide.season[2] leaves days out after season[1]',
  ]);
});

const wordsWith = (language: 'en' | 'hi', change: object) => ({
  ...templeWords,
  [language]: { jagannath: changed(templeWords[language].jagannath ?? ({} as never), change) },
});

test.each<['en' | 'hi', object, string]>([
  ['en', { title: ' ' }, 'en/jagannath.ts: title is empty'],
  ['en', { story: [] }, 'en/jagannath.ts: story has no entries'],
  ['en', { summary: 'Short.' }, 'en/jagannath.ts: summary has 6 characters, not at least 70'],
  ['hi', { story: ['एक'] }, 'hi/jagannath.ts: story has 1 entries, not at least 5'],
])('of words: %s %j', (language, change, problem) => {
  expect(wordProblems(language, jagannath, wordsWith(language, change))).toContain(
    `content/temples/${problem}`,
  );
});

test('every key and every gate has its words', () => {
  const { guide: said } = templeWords.en.jagannath ?? ({} as never);
  const { 'rath-yatra': _, ...events } = said.events;
  const plan = { gates: { lion: 'Lion’s Gate' }, missing: 'The queue' };
  expect(wordProblems('en', jagannath, wordsWith('en', { guide: { ...said, events, plan } }))).toEqual(
    ['events["rath-yatra"]', 'plan.gates.horse', 'plan.gates.tiger', 'plan.gates.elephant'].map(
      (field) => `content/temples/en/jagannath.ts: guide.${field} is missing`,
    ),
  );
  expect(wordProblems('en', jagannath, wordsWith('en', { guide: { ...said, plan: undefined } }))).toEqual([
    'content/temples/en/jagannath.ts: guide.plan is missing',
  ]);
});

const [member, opening, page] = [team[0], openings[0], pageList[1]];
test.each<[keyof typeof kinds, object, string]>([
  ['company/team.ts', { team: [member, member] }, 'team[1].id "rajgor" is also that of entry 0'],
  [
    'company/team.ts',
    { team: [{ ...member, id: 'Asha Rao' }] },
    'team[0].id may hold only lower-case letters, digits and single hyphens',
  ],
  [
    'company/openings.ts',
    { openings: [{ ...opening, location: 'Mumbai' }] },
    'openings[0].location "Mumbai" is none of New Delhi (Hybrid), New Delhi, Remote',
  ],
  [
    'company/openings.ts',
    { openings: [{ ...opening, closes: '2020-01-01' }] },
    'openings[0].closes is before posted',
  ],
  ['site.ts', { site: { ...site, founded: 24 } }, 'site.founded 24 is not at least 1900'],
  [
    'page-list.ts',
    { pageList: [{ ...page, share: 'x', parent: '/x' }] },
    'pageList[0].share "x" is not in content/share-pictures.ts',
  ],
])('of %s: %j', (file, content, problem) => {
  expect(problems(file, kinds[file] as never, content)).toContain(`${file}: ${problem}`);
});

test('a translation has the parts and the placeholders of the original, in any order', () => {
  const original = { title: 'Temple', list: ['One', 'Two'], note: { text: '{count} of {all}' } };
  const schema = likeOriginal(original);
  expect(issuesOf(schema, { ...original, note: { text: '{all} में से {count}' } })).toEqual([]);
  const wrong = { list: ['एक', ''], note: { text: '{count}' }, more: 'x' };
  expect(issuesOf(schema, wrong).map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'title is missing',
    'list.1 is empty',
    'note.text has the placeholders "{count}", not "{all} {count}" as in the original',
    ' has "more", which is not known here',
  ]);
});

test('the names in the facts of a temple are found', () => {
  expect(namesIn(badrinath.guide)).toEqual(
    expect.arrayContaining(['Rishikesh', 'No official page found: travel sites agree']),
  );
});
