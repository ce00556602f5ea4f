import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { fill } from '@/lib/text';
import { icsText } from '../calendar';
import { rulesOf } from '../share-text';
import { formatterOf } from '../today/formatter';
import { SAMPLE_DAY } from './take-along';

/** A calendar file with a visit on the sample day; the browser puts the planned day in its place. */
function calendarOf(temple: Temple): string {
  const { facts, words } = temple.guide;
  const { planSheet, speech } = wordsIn(temple.language);
  return icsText(temple, [
    {
      id: `visit-${SAMPLE_DAY.replaceAll('-', '')}`,
      from: SAMPLE_DAY,
      through: SAMPLE_DAY,
      summary: fill(planSheet.visit, { temple: words.name }),
      description: [words.season, formatterOf(speech).checked(facts.checked)].join('\n'),
      stamp: facts.checked,
    },
  ]);
}

/** What a page with a day's sheet carries as JSON, so that the browser can describe any day. */
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
    temple: { slug: temple.slug, name: words.name, path: templePath(temple) },
    /** For `visitCalendar`. */
    calendar: calendarOf(temple),
  };
}

export type SheetData = ReturnType<typeof sheetData>;
