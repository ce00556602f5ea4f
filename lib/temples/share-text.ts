import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/env';
import { hoursRows } from './hours-rows';

export const templeUrl = (temple: Temple): string => new URL(templePath(temple), siteUrl()).href;

/** A temple's name, its season, its hours, who may enter, what to wear, what to leave and whom to call: one line each. */
export function shareLines({ guide, before, language }: Temple): string[] {
  const { facts, words } = guide;
  const { sharing } = wordsIn(language);
  const [usual] = hoursRows(guide);
  const lines = [
    facts.hours.length > 0 && usual && `${usual.name}: ${usual.doors.join(', ')}`,
    facts.hindusOnly && sharing.hindusOnly,
    before.wear.answer,
    before.leave.answer,
    words.ring,
  ];
  return [words.name, words.season, ...lines.filter((line) => typeof line === 'string')];
}
