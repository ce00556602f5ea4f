import { sharing } from '@/content/holyheaven/sharing';
import { guideCommon } from '@/content/temples/guide/en/common';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/site-url';
import { hoursRows } from './hours-rows';

/** A temple's page on this site. */
export const templeUrl = ({ id }: Temple): string => new URL(`/holyheaven/${id}`, siteUrl()).href;

/** Hours and rules of a temple as a message that is useful without following its link. */
export function shareText({ guide }: Temple): string {
  const { facts, words } = guide;
  const hours = hoursRows(guide).map(({ name, doors }) => `${name}: ${doors.join(', ')}`);
  const rules = facts.rules.map(({ key }) => `- ${words.rules[key]?.title}. ${words.rules[key]?.text}`);
  return [
    words.name,
    words.season,
    [`${sharing.guide.hours}:`, ...hours].join('\n'),
    [`${sharing.guide.rules}:`, ...rules].join('\n'),
    guideCommon.checked(facts.checked),
  ].join('\n\n');
}

/** Opens WhatsApp with a message that ends in the page's address. */
export const whatsappLink = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n\n${url}`)}`;
