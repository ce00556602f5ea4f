// Apart from openings.ts, so that the contact form loads no texts of openings.
import type { Opening } from '@/content/company/openings';

/** The last moment to apply: the end of the closing day in New Delhi. */
export const closingTime = (closes: string): string => `${closes}T23:59:59+05:30`;

/** Whether applications for an opening are still accepted. Without a closing day they always are. */
export const isOpen = ({ closes }: Pick<Opening, 'closes'>, now = new Date()): boolean =>
  !closes || now <= new Date(closingTime(closes));
