import { notFound as pageNotFound } from '@/content/errors';
import { cardinals } from '@/content/number-words';
import { comingSoon, comingSoonPage } from './coming-soon';
import { donationMessages, donationPage, plannerMessages, plannerPage } from './forms';
import { guide } from './guide';
import { area, home, homeStatus, principles, verseSection, ways } from './home';
import { listing } from './listing';
import { notFound } from './not-found';
import { offline } from './offline';
import { planSheet } from './plan-sheet';
import { search } from './search';
import { sharing } from './sharing';
import { speech } from './speech';
import { templePage } from './temple-page';
import { verses } from './verses';

/** All words of the temple area that are no temple's own. */
export const english = {
  /** Counts as a sentence writes them; the first is 0. */
  numbers: cardinals,
  area,
  home,
  homeStatus,
  verseSection,
  verses,
  principles,
  ways,
  listing,
  search,
  templePage,
  guide,
  speech,
  sharing,
  offline,
  notFound,
  pageNotFound,
  donationPage,
  donationMessages,
  plannerPage,
  plannerMessages,
  planSheet,
  comingSoon,
  comingSoonPage,
} as const;
