import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { GuideFacts } from '@/content/temples/guide-types';
import type { Temple } from '@/content/temples/types';
import { CALENDAR_HOST, icsText } from '@/lib/calendar/ics';
import { fill } from '@/lib/text';
import { templeUrl } from '../share-text';
import { todayData, todayPage } from '../today/data';
import { speechOf } from '../today/words';
import type { PlanData } from './rules';
import { type PlanPage, SAMPLE_DAY } from './words';

/** A calendar file with a visit on the sample day; the browser puts the planned day in its place. */
function calendarOf(temple: Temple): string {
  const { slug, state, language, marked, guide } = temple;
  const { facts, words } = guide;
  const { planSheet, speech } = wordsIn(language);
  return icsText({
    name: words.name,
    lang: language,
    events: [
      {
        uid: `${slug}-visit-${SAMPLE_DAY.replaceAll('-', '')}@${CALENDAR_HOST}`,
        from: SAMPLE_DAY,
        through: SAMPLE_DAY,
        summary: fill(planSheet.visit, { temple: words.name }),
        description: [words.season, speechOf(speech).checked(facts.checked)].join('\n'),
        location: `${words.name}, ${state}`,
        position: marked.position,
        url: templeUrl(temple),
        stamp: facts.checked,
      },
    ],
  });
}

/** What `planFor` needs of a temple's facts, as JSON for the browser. */
export function planData(facts: GuideFacts): PlanData {
  const { bring, crowds, asks } = facts;
  const year = facts.year.map(({ key, from, through }) => ({ key, from, through }));
  return { ...todayData(facts), bring, crowds, asks, year };
}

/** What a planner carries so that the browser can tell about any day. */
export function planPage(temple: Temple): PlanPage {
  const { facts, words } = temple.guide;
  const { planSheet, guide } = wordsIn(temple.language);
  const call = facts.contacts.find(({ kind, whose }) => kind === 'tel' && whose === 'helpline');
  return {
    data: planData(facts),
    rupeesEach: facts.rupeesEach ?? 0,
    words: {
      ...todayPage(temple.guide).words,
      year: words.year,
      crowds: words.crowds,
      asks: words.asks,
      group: words.group,
      help: call
        ? fill(planSheet.help, { name: words.contacts[call.key]?.name ?? '', number: call.shown })
        : '',
      bring: Object.fromEntries(facts.bring.map(({ item }) => [item, guide.bring[item]])),
      sheet: planSheet,
    },
    temple: { slug: temple.slug, name: words.name, path: templePath(temple), url: templeUrl(temple) },
    calendar: calendarOf(temple),
  };
}
