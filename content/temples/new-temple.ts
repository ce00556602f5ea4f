import { newTempleFacts } from './guide/new-temple';
import type { TempleFacts } from './types';

/**
 * A temple of which nothing is known but its name and place: its pages say so, and whom to ask. Copy this file and those
 * of the same name in the folders beside it, and fill in each `{…}`; README.md, "Change the content", has the steps.
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
