import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/env';
import { hoursRows } from './hours-rows';

export const templeUrl = (temple: Temple): string => new URL(templePath(temple), siteUrl()).href;

/** What a visitor must leave behind, which bare things in a message would have them bring. */
export const leaveRule = ({ before, language }: Temple): string =>
  `${wordsIn(language).templePage.before.leave}: ${before.leave.answer}`;

/** A temple's name, its season, its hours, who may enter, what to wear, what to leave and whom to call: one line each. */
export function shareLines(temple: Temple): string[] {
  const { guide, before, language } = temple;
  const { facts, words } = guide;
  const { sharing } = wordsIn(language);
  const [usual] = hoursRows(guide);
  const lines = [
    facts.hours.length > 0 && usual && `${usual.name}: ${usual.doors.join(', ')}`,
    facts.hindusOnly && sharing.hindusOnly,
    before.wear.answer,
    leaveRule(temple),
    words.ring,
  ];
  return [words.name, words.season, ...lines.filter((line) => typeof line === 'string')];
}
