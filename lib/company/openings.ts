import { openings as entries, type Opening } from '@/content/company/openings';

/** The last moment to apply: the end of the closing day in New Delhi. */
export const closingTime = (closes: string): string => `${closes}T23:59:59+05:30`;

/** Whether an opening still accepts applications. Without a closing day it always does. */
export const isOpen = ({ closes }: Pick<Opening, 'closes'>, now = new Date()): boolean =>
  !closes || now <= new Date(closingTime(closes));

/** The openings on offer. One disappears with the first build after its closing day. */
export const openings = entries.filter((entry) => isOpen(entry));

export const openingPath = ({ slug }: Pick<Opening, 'slug'>): string => `/career/${slug}`;
