/** Words for whether the office is open; apart, so that the browser gets no other words of the page with them. */
export const officeHours = {
  open: 'Open now',
  closed: 'Closed now',
  time: (clock: string) => `${clock} in New Delhi`,
} as const;
