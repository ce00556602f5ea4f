/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fold, tokenize } from './fold';

// A line per block, in the order of the blocks: the names of its 128 code points in Unicode 17, empty where none is assigned.
const blocks = readFileSync(`${__dirname}/indic-names.txt`, 'utf8').trim().split('\n');
const letters = blocks.flatMap((line, block) => {
  const [script = '', names = ''] = line.split(': ');
  return names.split(';').flatMap((name, place) => {
    const at = 0x900 + block * 128;
    const [ka, letter] = [String.fromCodePoint(at + 0x15), String.fromCodePoint(at + place)];
    return name ? [{ name: `${script} ${name}`, ka, letter }] : [];
  });
});

/** What stands between two KA when the letter does, by its name. The first that fits holds. */
const readings: [RegExp, string | ((sound: string) => string)][] = [
  // No letters: money, fractions, calendar and book-keeping, ends of sentences.
  [/FRACTION|CURRENCY|RUPEE|DANDA|ANJI|ISSHAR|ABBREVIATION|SIDDHAM|TUUMU|PARA$|(GANDA|DATE) MARK/, 'a '],
  [/(DAY|MONTH|YEAR|DEBIT|CREDIT|AS ABOVE|NUMBER) SIGN/, 'a '],
  // Flapped: a DDA with a dot below, in other scripts than these a rolled letter.
  [/(GURMUKHI|BENGALI|ORIYA) LETTER RRA|LETTER RHA/, 'ada'],
  // Its name is a mistake that Unicode keeps: it is LLLA.
  [/KANNADA LETTER FA/, 'ala'],
  [/RA WITH MIDDLE DIAGONAL/, 'ara'],
  [/RA WITH LOWER DIAGONAL/, 'ava'],
  [/TELUGU LETTER TSA/, 'aca'],
  [/TELUGU LETTER DZA/, 'aja'],
  [/LETTER KHANDA TA/, 'at'],
  [/ARCHAIC SHRII/, 'asri'],
  [/NAKAARA POLLU/, 'an'],
  [/LETTER DOT REPH/, 'ar'],
  [/LETTER CHILLU (.)/, (sound) => `a${sound}`],
  [/YAKASH/, 'ya'],
  // The bearers of a vowel sign.
  [/IRI$|URA$/, 'aa'],
  [/OM$|EK ONKAR/, 'aom'],
  [
    /DIGIT (.*)/,
    (sound) => `a${'zero one two thre four five six seven eight nine'.split(' ').indexOf(sound)}`,
  ],
  [/NUMBER TEN/, 'a10'],
  [/NUMBER ONE HUNDRED/, 'a100'],
  [/NUMBER ONE THOUSAND/, 'a1000'],
  [/TAMIL SIGN VISARGA/, 'a'],
  [/CANDRABINDU|ANUSVARA|BINDI|TIPPI/, 'an'],
  [/VISARGA|JIHVAMULIYA|UPADHMANIYA/, 'ah'],
  [/VIRAMA|SUKUN/, ''],
  // Silent: they change, double or stretch the letter before, or tell how it is sung.
  [/NUKTA|AVAGRAHA|ADDAK|SHADDA|MADDAH|GLOTTAL STOP|SANDHI MARK/, 'a'],
  [/UDATTA|UDAAT|ACCENT|OVERLINE|HIGH SPACING DOT/, 'a'],
  [/AU LENGTH MARK/, 'au'],
  [/LENGTH MARK/, 'a'],
  [/VOWEL SIGN (.*)/, (sound) => sound],
  [/LETTER (.*)|VOWEL (.*)/, (sound) => `a${sound}`],
];

/** A name's sound as the search spells it. */
const soundOf = (name: string) =>
  name
    .replace(/(CANDRA|LONG|SHORT|PRISHTHAMATRA|MARWARI|HEAVY|ARCHAIC) (?=.)/g, '')
    .replace(/VOCALIC ([RL])+/, '$1I')
    .toLowerCase()
    .replace(/^n[gy](?=a)/, 'n')
    .replace(/q/g, 'k')
    .replace(/^(o+|u+)e$/, (vowels) => vowels.charAt(0))
    .replace(/^aw$/, 'au')
    .replace(/([a-z])\1+/g, '$1');

test.each(letters)('$name ($letter) has its reading', ({ name, ka, letter }) => {
  const [pattern = /$/, reading = '?'] = readings.find(([wanted]) => wanted.test(name)) ?? [];
  const sound = soundOf(pattern.exec(name)?.slice(1).find(Boolean) ?? '');
  const between = typeof reading === 'string' ? reading : reading(sound);
  // Read between two of the same consonant: alone, a silent letter and a space look alike.
  const folded = (text: string) => tokenize(text).map(fold);
  expect(folded(ka + letter + ka)).toEqual(folded(`k${between}ka`));
});

test('no code point of the nine blocks is left out', () => {
  const assigned = Array.from({ length: 9 * 128 }, (_, at) => String.fromCodePoint(0x900 + at)).filter(
    (letter) => /\p{Assigned}/u.test(letter),
  );
  expect(assigned.filter((letter) => !letters.some((known) => known.letter === letter))).toEqual([]);
});

test.each([
  ['ക്ഷേത്രം', 'ക്ഷേത്രം\u200c'],
  ['अवतार', 'अ॑व॒ता\u1cd0र'],
  ['ড়', 'ড\u09bc'],
  ['ന്\u200d', 'ൻ'],
  ['ர\u0bc7\u0bbe', 'ர\u0bcb'],
  ['puri', 'ｐｕｒｉ'],
  ['puri', '𝔭𝔲𝔯𝔦'],
  ['puri', 'ᴘᴜʀɪ'],
  ['22', '२२'],
])('%s and %s are one word', (one, other) => {
  expect(tokenize(other)).toEqual(tokenize(one));
});
