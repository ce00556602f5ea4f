/** The last moment to apply: the end of the closing day in New Delhi. */
export const closingTime = (closes: string): string => `${closes}T23:59:59+05:30`;

/** Whether applications are still accepted. */
export const isOpenOn = (closes: string, now = new Date()): boolean => now <= new Date(closingTime(closes));
