import { type Opening, openings } from '@/content/company/openings';
import { isOpenOn } from '@/lib/dates';

/** Whether applications for an opening are still accepted. */
export const isOpen = ({ closes }: Pick<Opening, 'closes'>, now?: Date): boolean => isOpenOn(closes, now);

export const openOpenings = (now?: Date): Opening[] => openings.filter((opening) => isOpen(opening, now));

export function getOpening(slug: string): Opening | undefined {
  return openings.find((opening) => opening.slug === slug);
}

export const openingPath = ({ slug }: Pick<Opening, 'slug'>): string => `/career/${slug}`;
