/** Copied to content/temples/generated.ts in a scratch copy, whose index adds these temples to its own. */
import { badrinath } from '@/content/temples/badrinath';
import { english } from '@/content/temples/en';
import { jagannath } from '@/content/temples/jagannath';
import { rameshwaram } from '@/content/temples/rameshwaram';
import type { TempleFacts, TempleWords } from '@/content/temples/types';

const real: readonly TempleFacts[] = [badrinath, jagannath, rameshwaram];
const syllables =
  'ba dri nath ja gan ra me sh wa ram ka shi vi shva ti ru pa la ni ma du rai ko na rk so dwa ri chi dam kan chi pu ram hari ga ya tan ja vur'.split(
    ' ',
  );

/** Sentences that differ between temples, so that compression and sharing gain no more than with real ones. */
function inventor(seed: number) {
  let state = seed;
  const random = (limit: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * limit);
  };
  const word = () =>
    Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join('');
  return (words: number) => `${Array.from({ length: words }, word).join(' ')}.`;
}

const numbers = Array.from(
  { length: Number(process.env.TEMPLES) - real.length },
  (_, index) => index + real.length + 1,
);
const baseOf = (number: number) => real[number % real.length] ?? badrinath;
const slugOf = (number: number) => `${baseOf(number).slug}-${number}`;

/** Enough temples to bring the site to TEMPLES. */
export const generatedFacts: readonly TempleFacts[] = numbers.map((number) => ({
  ...baseOf(number),
  id: String(number),
  slug: slugOf(number),
  aliases: inventor(number)(3).slice(0, -1).split(' '),
  donationLink: `/holyheaven/donation/${number}`,
  tripLink: `/holyheaven/plan-trips/${number}`,
}));

function wordsOf(number: number): TempleWords {
  const base = english[baseOf(number).slug];
  if (!base) throw new Error('every real temple has words');
  const sentence = inventor(number);
  const town = sentence(1).slice(0, -1);
  return {
    ...base,
    title: `${town} Temple`,
    description: sentence(22),
    summary: sentence(20).slice(0, 150),
    standfirst: sentence(9),
    travelInfo: sentence(40),
    tripPlanning: sentence(25),
    place: town,
    town,
    story: [sentence(45), sentence(50), sentence(45)],
  };
}

/** Their words, for every language. */
export const generatedWords: Readonly<Record<string, TempleWords>> = Object.fromEntries(
  numbers.map((number) => [slugOf(number), wordsOf(number)]),
);
