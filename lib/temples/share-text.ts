import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/env';
import { hoursRows } from './hours-rows';

export const templeUrl = (temple: Temple): string => new URL(templePath(temple), siteUrl()).href;

/** Who may enter, what to wear and what to leave, each labelled, or they would read as things to bring. */
export const rulesOf = ({ before, language }: Temple): string[] =>
  (['enter', 'wear', 'leave'] as const).flatMap((line) => {
    const rule = before[line];
    return rule ? `${wordsIn(language).templePage.before[line]}: ${rule.answer}` : [];
  });

/** A temple's name, season, usual hours, rules and whom to call: one line each. */
export function shareLines(temple: Temple): string[] {
  const { guide, language } = temple;
  const { facts, words } = guide;
  const [usual] = hoursRows(guide);
  const lines = [
    facts.hours.length > 0 &&
      usual &&
      `${usual.name}: ${usual.doors.join(wordsIn(language).speech.nextDoor)}`,
    ...rulesOf(temple),
    words.ring,
  ];
  return [words.name, words.season, ...lines.filter((line) => typeof line === 'string')];
}
