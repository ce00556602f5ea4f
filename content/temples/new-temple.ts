import { newTempleFacts } from './guide/new-temple';
import type { TempleFacts } from './types';

/**
 * The pattern of a temple of which nothing is known but its name and place: it says so, and whom to ask. `npm run new --
 * temple` copies this file and those of its name in the other folders, with the answers in place of `{…}`.
 */
export const newTemple: TempleFacts = {
  id: '{id}',
  image: 'holyheaven-hero',
  donationLink: '/holyheaven/donation/{id}',
  tripLink: '/holyheaven/plan-trips/{id}',
  icon: 'lamp',
  slug: 'new-temple',
  devanagari: '{devanagari}',
  aliases: ['new-temple'],
  verse: 'truth',
  marked: { position: { latitude: 22, longitude: 79 }, sameAs: [], hours: [] },
  guide: newTempleFacts,
};
