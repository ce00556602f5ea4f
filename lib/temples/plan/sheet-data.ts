import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { calendarPlace } from '../calendar';
import { rulesOf } from '../share-text';

/** The JSON in a page with a day sheet, from which the browser can describe any day. */
export function sheetData(temple: Temple) {
  const { facts, words } = temple.guide;
  const { planSheet, shared, speech, templePage } = wordsIn(temple.language);
  const ring = facts.contacts.find(({ key }) => key === facts.ring);
  const book = facts.contacts.find(({ key }) => key === facts.calls.book[0]);
  return {
    facts,
    words,
    speech,
    sheet: planSheet,
    bar: templePage.dayBar,
    /** Whom to call. */
    ring: { text: words.ring, href: ring?.href ?? '' },
    /** Where to register or to book, if anywhere. */
    ...(book && { book: { text: words.contacts[book.key]?.name ?? '', href: book.href } }),
    rules: rulesOf(temple),
    bring: shared.bring,
    /** The way to the temple. */
    way: { text: templePage.travel, href: `${templePath(temple)}#way` },
    /** Whose words these are, and the warning of fraud. */
    from: `${templePage.support.private} ${shared.fakeSites}`,
    path: temple.tripLink,
    /** What a visit's calendar entry says about the temple. */
    calendar: calendarPlace(temple),
  };
}

export type SheetData = ReturnType<typeof sheetData>;
