/** Copied to content/temples/generated.ts in a scratch copy, whose index adds these temples to its own. */
import { badrinath } from '@/content/temples/badrinath';
import { english } from '@/content/temples/en';
import { jagannath } from '@/content/temples/jagannath';
import { rameshwaram } from '@/content/temples/rameshwaram';
import type { TempleFacts, TempleWords } from '@/content/temples/types';

const real: readonly TempleFacts[] = [badrinath, jagannath, rameshwaram];

/** The words of a text in another order, so that compression and sharing gain no more than with real temples. */
function shuffled(text: string, seed: number): string {
  let state = seed;
  const drawn = text.split(' ').map((word) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return { word, state };
  });
  drawn.sort((one, other) => one.state - other.state);
  return drawn.map(({ word }) => word).join(' ');
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
  donationLink: `/holyheaven/donation/${number}`,
  tripLink: `/holyheaven/plan-trips/${number}`,
}));

function wordsOf(number: number): TempleWords {
  const base = english[baseOf(number).slug];
  if (!base) throw new Error('every real temple has words');
  return {
    ...base,
    title: `${base.title} ${number}`,
    description: shuffled(base.description, number),
    summary: shuffled(base.summary, number),
    standfirst: shuffled(base.standfirst, number),
    travelInfo: shuffled(base.travelInfo, number),
    tripPlanning: shuffled(base.tripPlanning, number),
    story: base.story.map((text) => shuffled(text, number)),
  };
}

/** Their words, for every language. */
export const generatedWords: Readonly<Record<string, TempleWords>> = Object.fromEntries(
  numbers.map((number) => [slugOf(number), wordsOf(number)]),
);
