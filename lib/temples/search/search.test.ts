/** @jest-environment node */
import fc from 'fast-check';
import { type LanguageCode, languages } from '@/content/languages';
import * as content from '@/content/temples';
import { searchEntry } from './entry';
import { search } from './search';
import { inBothLanguages, moreSpellings, nowhere, otherLetters, queries, wordsInUse } from './table';

// What they find must not change when a temple is added.
const templesIn = (code: LanguageCode) =>
  content.templesIn(code).filter(({ slug }) => ['badrinath', 'jagannath', 'rameshwaram'].includes(slug));
const temples = templesIn('en');
const entries = temples.map(searchEntry);
const found = (query: string, among = entries) => search(among, query).map(({ id }) => id);

describe.each([
  ['words in use', wordsInUse, 92, 0.05],
  ['more spellings', moreSpellings, 60, 0.05],
  ['other letters', otherLetters, 60, 0],
])('of the %s', (_, table, least, share) => {
  const wanted = Object.entries(table).flatMap(([id, list]) => queries(list).map((query) => ({ id, query })));

  test(`at most ${share * 100} % have another temple first, or none`, () => {
    const missed = wanted.filter(({ id, query }) => found(query)[0] !== id);
    expect(wanted.length).toBeGreaterThanOrEqual(least);
    // The second number names what was missed when this fails.
    expect([missed.length <= wanted.length * share, missed]).toEqual([true, expect.anything()]);
  });

  test('each finds the same in capitals, with accents and with spaces around it', () => {
    const accented = (query: string) =>
      query.replace(/(?<=[bdgjkmnprst])(?=[aeiou])/g, '\u0323').normalize('NFC');
    for (const { query } of wanted)
      for (const same of [query.toUpperCase(), accented(query), `  ${query}, `])
        expect({ same, ids: found(same) }).toEqual({ same, ids: found(query) });
  });
});

test('names of other places find nothing', () => {
  expect(queries(nowhere).filter((query) => found(query).length > 0)).toEqual([]);
});

test.each(languages)('in $name the same temples are found', ({ code }) => {
  expect(templesIn(code).map(searchEntry)).toEqual(entries);
});

test('a question has one answer in both languages', () => {
  const answers = queries(inBothLanguages).map((pair) =>
    pair.split('=').map((query) => found(query).sort().join()),
  );
  for (const [index, [english, hindi]] of answers.entries())
    expect([queries(inBothLanguages)[index], english]).toEqual([
      queries(inBothLanguages)[index],
      hindi || 'nothing',
    ]);
  expect(found('phone allowed').sort()).toEqual(['1', '2', '3']);
  expect(found('rath yatra')).toEqual(['2']);
});

test.each([
  [['3'], ['Shiva', 'Siva', 'ram', '  shiva,  lord! ']],
  [['2'], ['temples in Odisha']],
  [['1'], ['snow']],
  [
    ['1', '2', '3'],
    ['', '   '],
  ],
  // All words must match, and no word from its middle. Addresses and names of pictures are not searched.
  [[], ['shiva puri', 'annath', 'badrinath pizza', 'temple golden', 'poster', 'donation']],
])('only %j: %j', (ids, queries) => {
  for (const query of queries) expect([query, found(query)]).toEqual([query, ids]);
});

test.each([
  ['among its own words before in a text', 'festival', '2'],
  ['whole before its beginning', 'car', '2'],
  ['of its direction before in a text', 'south', '3'],
  ['in a festival before in a text', 'darshan', '2'],
])('a hit %s: %s', (_, query, id) => {
  expect(found(query)[0]).toBe(id);
});

test('Hindi and Latin letters find each other', () => {
  for (const [hindi = '', latin = ''] of ['बदरीनाथ Badrinath', 'अलकनंदा alaknanda', 'दर्शन darshan'].map(
    (pair) => pair.split(' '),
  ))
    expect(found(hindi).sort()).toEqual(found(latin).sort());
});

test('of one wrong letter in a name, nearly all are forgiven', () => {
  const letters = 'aehinrstx';
  const wrong = (word: string) =>
    [...word].flatMap((_, at) => {
      const [before, after] = [word.slice(0, at), word.slice(at + 1)];
      const swapped = `${before}${after.slice(0, 1)}${word[at]}${after.slice(1)}`;
      return [
        before + after,
        swapped,
        ...[...letters].flatMap((letter) => [before + letter + after, before + letter + word.slice(at)]),
      ];
    });
  const names = { badrinath: '1', jagannath: '2', rameshwaram: '3', ramanathaswamy: '3', uttarakhand: '1' };
  const tried = Object.entries(names).flatMap(([name, id]) =>
    wrong(name).map((query) => found(query)[0] === id),
  );
  expect(tried.filter(Boolean).length / tried.length).toBeGreaterThan(0.95);
});

test('any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(found(text).every((id) => id in wordsInUse)).toBe(true);
    }),
  );
});

test('what stands too far behind is not read', () => {
  expect(found(`badrinath${' '.repeat(100)}jagannath`)).toEqual(['1']);
  expect(found(`badrinath ${'jagannath '.repeat(100_000)}`)).toEqual([]);
});
