import { wordsIn } from '@/content/holyheaven/words';
import type { Guide } from '@/content/temples/guide/types';
import { todayData } from './today-data';
import type { TodayPage } from './today-lines';

const mapped = <In, Out>(entries: Readonly<Record<string, In>>, map: (entry: In, key: string) => Out) =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, map(entry, key)]));

/** What a temple's page carries so that the browser can tell what is open today. */
export function todayPage({ facts, words, language }: Guide): TodayPage {
  const data = todayData(facts);
  const contactOf = (key: string) => facts.actions.find((action) => action.key === key)?.contact;
  const hrefOf = (key: string) => facts.contacts.find((contact) => contact.key === contactOf(key))?.href;
  return {
    data,
    words: {
      days: mapped(
        { ...words.days, beyond: words.beyond },
        ({ headline, text }) => [headline, text] as const,
      ),
      events: mapped(
        Object.fromEntries(data.events.map(({ key }) => [key, words.events[key]?.name ?? ''])),
        (name) => name,
      ),
      warnings: words.warnings,
      actions: mapped(words.actions, (text, key) => [text, hrefOf(key) ?? ''] as const),
      speech: wordsIn(language).speech,
      seats: data.seats
        .map((key) => words.seats[key])
        .map((seat) => (seat ? `${seat.who}: ${seat.where}.` : ''))
        .join(' '),
    },
  };
}
