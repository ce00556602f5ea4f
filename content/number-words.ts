const cardinals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A count as a sentence writes it: 'no', 'three', and digits from 13 on. */
export const numberWord = (count: number): string => cardinals[count] ?? count.toLocaleString('en-IN');

/** A place in a row with its article: 'a third', 'an eleventh', 'a 13th'. */
export function anOrdinal(place: number): string {
  const word = ordinals[place] ?? `${place}${endings[ordinalRules.select(place)] ?? 'th'}`;
  return `${/^(e|8|18(?!\d))/.test(word) ? 'an' : 'a'} ${word}`;
}

/** The text as a sentence begins with it. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
