import { type Opening, openings } from '@/content/company/openings';
import { isOpen } from './closing-day';

export const openOpenings = (now?: Date): Opening[] => openings.filter((opening) => isOpen(opening, now));

export function getOpening(slug: string): Opening | undefined {
  return openings.find((opening) => opening.slug === slug);
}

export const openingPath = ({ slug }: Pick<Opening, 'slug'>): string => `/career/${slug}`;
