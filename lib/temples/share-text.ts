import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/env';

export const templeUrl = (temple: Temple): string => new URL(templePath(temple), siteUrl()).href;

/** A temple's name, its season, what to know before going and whom to ring, a line each. */
export function shareLines({ guide, before, language }: Temple): string[] {
  const { facts, words } = guide;
  const call = facts.contacts.find(({ kind }) => kind === 'tel');
  const number = call
    ? `${words.contacts[call.key]?.name}: ${call.shown}`
    : wordsIn(language).guide.fakeSites;
  const tips = [before.book, before.wear, before.leave].map(({ answer }) => `- ${answer}`);
  return [words.name, words.season, ...tips, number];
}
