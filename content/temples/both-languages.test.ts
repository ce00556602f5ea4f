/** @jest-environment node */
import { words } from '../holyheaven/words';
import { cardinals } from '../number-words';
import { textsIn } from '../texts-in';
import { templeWords } from './index';

const textOf = (value: unknown) => textsIn(value).join(' ');

/** Figures, and times named in braces. */
const NUMBER = /(?<=\{)[\w-]+(\.[a-z]+\d?)?|\d+(?:[.,:]\d+)*/g;

/** How each language spells numbers. */
const spelled = [cardinals, words.hi.numbers].flatMap((names) =>
  names.map(
    (name, value) => [new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, 'giu'), value] as const,
  ),
);

/** A text with halves in figures, and times without their format. */
const plain = (text: string) =>
  text
    .replaceAll('.clock}', '}')
    .replace(/साढ़े (\d+)/g, '$1.5')
    .replaceAll('डेढ़', '1.5')
    .replaceAll('ढाई', '2.5');

const inFigures = (text: string) =>
  spelled.reduce((all, [name, value]) => all.replace(name, `${value}`), text);

/** The numbers of a text that another one lacks. Small ones may be words there, or parts of words. */
function lacking(text: string, other: string): string[] {
  const said: readonly string[] = plain(inFigures(other)).match(NUMBER) ?? [];
  return (plain(text).match(NUMBER) ?? []).filter((number) => !said.includes(number));
}

/** What readers see as one part, by path. Languages may divide it into any number of texts. */
const partsOf = ({ origins, before, guide, ...others }: object & Partial<Record<string, unknown>>) => {
  const groups = Object.entries({ origins, before, ...(guide as object) });
  const within = groups.flatMap(([group, parts]) =>
    typeof parts === 'object' && parts
      ? Object.entries(parts).map(([key, part]) => [`${group}.${key}`, textOf(part)] as const)
      : [[group, textOf(parts)] as const],
  );
  return new Map([...within, ...Object.entries(others).map(([key, part]) => [key, textOf(part)] as const)]);
};

describe.each(Object.keys(templeWords.en))('%s', (slug) => {
  const [english, hindi] = [templeWords.en, templeWords.hi].map((all) => partsOf(all[slug] ?? {}));
  const parts = [...new Set([...(english?.keys() ?? []), ...(hindi?.keys() ?? [])])];
  test.each(parts)('%s has the same numbers in English and in Hindi', (part) => {
    const [en, hi] = [english?.get(part) ?? '', hindi?.get(part) ?? ''];
    expect({ inEnglishOnly: lacking(en, hi), inHindiOnly: lacking(hi, en) }).toEqual({
      inEnglishOnly: [],
      inHindiOnly: [],
    });
  });
});
