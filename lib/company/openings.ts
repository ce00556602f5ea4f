import { type Opening, openings } from '@/content/company/openings';
import { isOpenOn } from '@/lib/dates';

/** Whether applications for an opening are still accepted. */
export const isOpen = ({ closes }: Pick<Opening, 'closes'>, now?: Date): boolean => isOpenOn(closes, now);

/** The openings that still accept applications. */
export const openOpenings = (now?: Date): Opening[] => openings.filter((opening) => isOpen(opening, now));

/** The opening with this slug. */
export function getOpening(slug: string): Opening | undefined {
  return openings.find((opening) => opening.slug === slug);
}

/** The address of an opening's own page. */
export const openingPath = ({ slug }: Pick<Opening, 'slug'>): string => `/career/${slug}`;
