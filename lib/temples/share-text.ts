import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/env';

export const templeUrl = (temple: Temple): string => new URL(templePath(temple), siteUrl()).href;

const TOPICS = ['registration', 'dress', 'phone', 'bring', 'leave'];
const firstSentence = (text = '') => text.split(/(?<=[.।])\s/)[0];

/** A temple's name, its season, up to three rules and whom to ring, a line each. */
export function shareLines({ guide, language }: Temple): string[] {
  const { facts, words } = guide;
  const rules = TOPICS.flatMap((topic) => facts.rules.filter((rule) => rule.topic === topic))
    .slice(0, 3)
    .map(({ key }) => `- ${words.rules[key]?.title}: ${firstSentence(words.rules[key]?.text)}`);
  const call = facts.contacts.find(({ kind }) => kind === 'tel');
  const number = call
    ? `${words.contacts[call.key]?.name}: ${call.shown}`
    : wordsIn(language).guide.fakeSites;
  return [words.name, words.season, ...rules, number];
}
