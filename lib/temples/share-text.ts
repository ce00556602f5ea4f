import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { absolute } from '@/lib/env';
import { hoursRows } from './hours-rows';
import { formatterOf } from './today/formatter';

export const templeUrl = (temple: Temple): string => absolute(templePath(temple));

/** A labelled answer, or it might read as a thing to bring. Empty if the temple has none. */
export function ruleOf({ before, language }: Temple, line: keyof Temple['before']): string {
  const rule = before[line];
  return rule ? `${wordsIn(language).templePage.before[line]}: ${rule.answer}` : '';
}

/** Who may enter, what to wear and what to leave. */
export const rulesOf = (temple: Temple): string[] =>
  (['enter', 'wear', 'leave'] as const).map((line) => ruleOf(temple, line)).filter(Boolean);

/** Sentences as one line. The answer of the day leaves out those that it says itself. */
const lineOf = (...sentences: string[]): string =>
  sentences
    .filter(Boolean)
    .join(' · ')
    .replace(/[.।] · /g, ' · ');

/** A temple's name, season, usual hours, rules, whom to call, and whose words these are. */
export function shareLines(temple: Temple): string[] {
  const { guide, language } = temple;
  const { facts, words } = guide;
  const [usual] = hoursRows(guide);
  const { shared, speech, templePage } = wordsIn(language);
  const link =
    facts.contacts.find(({ key, kind }) => kind === 'url' && facts.calls.book.includes(key))?.href ?? '';
  return [
    words.name,
    words.season,
    facts.hours.length > 0 && usual
      ? lineOf(`${usual.name}: ${usual.doors.join(speech.nextDoor)}`, usual.pauses)
      : '',
    lineOf(ruleOf(temple, 'enter'), ruleOf(temple, 'elders')),
    lineOf(`${ruleOf(temple, 'book')} ${link}`.trim(), words.ring),
    lineOf(ruleOf(temple, 'wear'), ruleOf(temple, 'carry')),
    ruleOf(temple, 'leave'),
    `${templePage.support.private} ${shared.fakeSites} ${formatterOf(speech).checked(facts.checked)}`,
  ].filter(Boolean);
}
