/** The sheet for a planned day. */
export const planSheet = {
  day: '{weekday}, {day}',
  open: 'Open',
  openOn: 'Open ({headline})',
  hours: 'Doors: {doors}',
  /** Whom to call. */
  help: 'For help: {name}, {number}',
  pilgrims: { one: 'one pilgrim', many: '{count} pilgrims' },
  parts: {
    group: 'For your group',
    events: 'Dates to know',
    season: 'The season',
    closures: 'Other days to watch',
    crowds: 'Crowds',
    rules: 'At the door',
    bring: 'What to bring',
    asks: 'Ask before you set out',
  },
  /** For screen readers, when a day is chosen. */
  announcement: '{day}: {is}.',
  /** On the pages to which the forms lead. */
  chooseDay: 'The day of your visit',
  /** At every field for a day: the order in which browsers show a date differs. */
  dayHint: 'For example 27 May 2027',
  /** Where no button shows the day. */
  changes: 'The sheet changes as you choose.',
  eventCalendar: 'Add to calendar',
  print: 'Print this sheet',
  calendar: 'Add the day to your calendar',
  whatsapp: 'Send by WhatsApp',
  /** Another day on which darshan stops. */
  closure: '{name}, {when}',
  /** In the visitor's calendar. */
  visit: 'Visit: {temple}',
} as const;
