import { wordsIn } from '@/content/holyheaven/words';
import { pathIn } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/env';
import { hoursRows } from './hours-rows';
import { speechOf } from './today/words';

/** A temple's page on this site. */
export const templeUrl = ({ id, language }: Temple): string =>
  new URL(pathIn(language, `/holyheaven/${id}`), siteUrl()).href;

/** Hours and rules of a temple as a message that is useful without following its link. */
export function shareText({ guide, language }: Temple): string {
  const { facts, words } = guide;
  const { sharing, speech } = wordsIn(language);
  const hours = hoursRows(guide).map(({ name, doors }) => `${name}: ${doors.join(', ')}`);
  const rules = facts.rules.map(({ key }) => `- ${words.rules[key]?.title}: ${words.rules[key]?.text}`);
  return [
    words.name,
    words.season,
    [`${sharing.guide.hours}:`, ...hours].join('\n'),
    [`${sharing.guide.rules}:`, ...rules].join('\n'),
    speechOf(speech).checked(facts.checked),
  ].join('\n\n');
}
