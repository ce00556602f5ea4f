const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const opens = 9;
const closes = 18;

/** India's national holidays, month and day: Republic Day, Independence Day, Gandhi Jayanti. */
const holidays = ['01-26', '08-15', '10-02'] as const;

/** When the New Delhi office is open: from the hour `opens` to the hour `closes`, in Indian time. */
export const officeHours = {
  days,
  holidays,
  opens,
  closes,
  text: `Mon–Fri ${opens}:00–${closes}:00 IST`,
} as const;

/** Words for whether the office is open. Separate, so that the browser gets none of the page's other words. */
export const openNow = {
  open: 'Open now',
  closed: 'Closed now',
  holiday: 'Closed today, a national holiday',
  time: (clock: string) => `${clock} in New Delhi`,
} as const;
