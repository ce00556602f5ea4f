const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const opens = 9;
const closes = 18;

/** India's national holidays, month and day: Republic Day, Independence Day, Gandhi Jayanti. */
const holidays = ['01-26', '08-15', '10-02'] as const;

/** When the office in New Delhi is open: from the full hour `opens` until the full hour `closes`, in Indian time. */
export const officeHours = {
  days,
  holidays,
  opens,
  closes,
  text: `Mon–Fri ${opens}:00–${closes}:00 IST`,
} as const;

/** Words for whether the office is open. Kept apart, so that the browser gets no other words of the page. */
export const openNow = {
  open: 'Open now',
  closed: 'Closed now',
  holiday: 'Closed today, a national holiday',
  time: (clock: string) => `${clock} in New Delhi`,
} as const;
