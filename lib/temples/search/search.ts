import { asInTamil, fold, inText, isIndic, oneEditApart, tokenize, withoutA } from './fold';

// What a hit counts, by what it hits and by how well it fits.
const WEIGHTS = { names: 27, own: 9, places: 3, common: 1 };
const WHOLE = 4;
const BEGINNING = 3;
const NEARLY = 2;

type Kind = keyof typeof WEIGHTS;
const KINDS = Object.keys(WEIGHTS) as Kind[];
/** The words that any temple has are found whole or not at all. */
const NAMES = KINDS.filter((kind) => kind !== 'common');

/** Folded words with a space on each side: of names, of aliases, state and deity, of places and festivals, and of any temple. */
type NameWords = Readonly<Record<Kind, string>>;

/** What the search knows of one temple. The short words of its text in Indic letters stand apart. */
export type SearchEntry = { id: string; words: NameWords & Readonly<Record<'text' | 'shortIndic', string>> };

const changed = (words: NameWords, change: (list: string) => string) =>
  Object.fromEntries(KINDS.map((kind) => [kind, change(words[kind])])) as NameWords;

// A pasted page must not keep a phone busy.
const LONGEST_QUERY = 80;
// In letters. What is shorter would find too much.
const SHORTEST = { beginning: 3, withoutA: 4, mistyped: 5, nearMistyped: 4, part: 3, longerName: 5 };

/** What the query is compared with: a temple's words, the same without each inner `a`, and its text. */
type Compared = { words: NameWords; bare: NameWords; text: string };

/** How well the word fits the temple's words of a kind: whole or, among names, as the beginning of one. */
function fitsAsWritten(word: string, { words, bare }: Compared, kind: Kind): number {
  const fits = (spelling: string, list: string) => {
    if (list.includes(` ${spelling} `)) return WHOLE;
    const mayBegin = kind !== 'common' && spelling.length >= SHORTEST.beginning;
    return mayBegin && list.includes(` ${spelling}`) ? BEGINNING : 0;
  };
  const short = withoutA(word);
  return Math.max(fits(word, words[kind]), short.length < SHORTEST.withoutA ? 0 : fits(short, bare[kind]));
}

/** Whether the word is several of the temple's words in one, as Shrijagannath, or goes on from a name, as Badrinathji. */
function fitsJoined(word: string, { words }: Compared): number {
  const optionalA = (part: string) =>
    withoutA(part).length < SHORTEST.withoutA ? part : part.replace(/\Ba/g, 'a?');
  const parts = (lists: readonly string[], shortest: number) =>
    lists.flatMap((list) => list.match(RegExp(`\\S{${shortest},}`, 'g')) ?? []).map(optionalA);
  const names = NAMES.map((kind) => words[kind]);
  const known = [...parts(names, SHORTEST.part), ...parts([words.common], 1)].join('|');
  const last = ['$', ...parts([words.names, words.own], SHORTEST.longerName)].join('|');
  // Inside a word stands the ending that folding takes from its end.
  const whole = RegExp(`^((${known})a?m?)*(${last})`);
  return whole.test(word) || whole.test(`${word}am`) ? NEARLY : 0;
}

/** Whether a name has the word with one letter wrong. */
function fitsNearly(word: string, { words }: Compared): number {
  const near = (other: string) =>
    Math.min(word.length, other.length) >= SHORTEST.nearMistyped && oneEditApart(word, other);
  const hits = NAMES.filter((kind) => words[kind].split(' ').some(near));
  return Math.max(0, ...hits.map((kind) => NEARLY * WEIGHTS[kind]));
}

/** A word's score in each temple, or that of the word joined to a neighbour. */
function scores(
  word: string,
  joined: readonly string[],
  temples: readonly Compared[],
  mayBeMistyped: boolean,
) {
  // Two words that are one name, as Rath Yatra, are not looked for in texts, where each of them means many things.
  const isName = joined.some((name) =>
    temples.some((temple) =>
      (['names', 'own'] as const).some((kind) => fitsAsWritten(name, temple, kind) === WHOLE),
    ),
  );
  const exact = (temple: Compared) => {
    const hits = [word, ...joined].flatMap((name) => [
      ...KINDS.map((kind) => WEIGHTS[kind] * fitsAsWritten(name, temple, kind)),
      !isName && temple.text.includes(` ${inText(name)} `) ? WHOLE : 0,
    ]);
    return Math.max(...hits);
  };
  const ways = [
    exact,
    (temple: Compared) => fitsJoined(word, temple),
    // A letter is wrong only in a word that no temple has.
    (temple: Compared) => (mayBeMistyped ? fitsNearly(word, temple) : 0),
  ];
  return ways.map((way) => temples.map(way)).find((all) => all.some(Boolean)) ?? [];
}

/**
 * The temples that have every word of the query, the best first. Words may be in any script and order, joined
 * or apart, and those of five letters or more may have one letter wrong. An empty query finds all.
 */
export function search(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  if (!query.trim()) return entries;
  // Tamil letters say too little to find a word among all of a text.
  const isTamil = /[\u0b80-\u0bff]/.test(query);
  const compare = isTamil ? asInTamil : (words: string) => words;
  const temples = entries.map((entry) => {
    const { text, shortIndic } = entry.words;
    const words = changed(entry.words, compare);
    // Short words of two scripts fold alike by chance, as the town of Leh and the Hindi for take.
    return {
      words,
      bare: changed(words, withoutA),
      text: isTamil ? '' : isIndic(query) ? text + shortIndic : text,
    };
  });
  const typed = tokenize(query.slice(0, LONGEST_QUERY));
  const term = (word: string) => compare(fold(word));
  const byWord = typed.flatMap((word, index) => {
    // A single letter says nothing, but may belong to its neighbour.
    if (withoutA(fold(word)).length < 2 && !/\d/.test(word)) return [];
    const neighbours = [typed[index - 1], typed[index + 1]];
    const joined = neighbours.flatMap((other) => (other ? [term(other + word), term(word + other)] : []));
    const all = scores(term(word), joined, temples, word.length >= SHORTEST.mistyped);
    // Ignore an unmatched number instead of failing the whole query.
    return all.length === 0 && /^\d+$/.test(word) ? [] : [all];
  });
  if (byWord.length === 0) return [];
  return entries
    .map((entry, index) => ({ entry, hits: byWord.map((hits) => hits[index] ?? 0) }))
    .filter(({ hits }) => hits.every(Boolean))
    .map(({ entry, hits }) => ({ entry, total: hits.reduce((sum, hit) => sum + hit) }))
    .sort((one, other) => other.total - one.total)
    .map(({ entry }) => entry);
}
