/** `21 November 2026` for `2026-11-21`. */
export function readableDay(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** The last moment to apply: the end of the closing day in New Delhi. */
export const closingTime = (closes: string): string => `${closes}T23:59:59+05:30`;

/** Whether applications are still accepted. Without a closing day they always are. */
export const isOpenOn = (closes: string | undefined, now = new Date()): boolean =>
  !closes || now <= new Date(closingTime(closes));
