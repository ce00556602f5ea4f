import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import type { PlanPage } from './plan-lines';
import { templeUrl } from './share-text';
import { planData } from './today-data';
import { todayPage } from './today-page';

/** What a planner carries so that the browser can tell about any day. */
export function planPage(temple: Temple): PlanPage {
  const { facts, words } = temple.guide;
  const { planSheet, guide } = wordsIn(temple.language);
  return {
    data: planData(facts),
    words: {
      ...todayPage(temple.guide).words,
      year: words.year,
      crowds: words.crowds,
      asks: words.asks,
      bring: Object.fromEntries(facts.bring.map(({ item }) => [item, guide.bring[item]])),
      sheet: planSheet,
    },
    temple: {
      slug: temple.slug,
      language: temple.language,
      name: words.name,
      state: temple.state,
      position: temple.marked.position,
      path: templePath(temple),
      url: templeUrl(temple),
    },
  };
}
