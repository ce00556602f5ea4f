/** The sheet for a planned day. */
export const planSheet = {
  day: '{weekday}, {day}',
  open: 'Usually open',
  pauses: 'Usually\u00a0open, with pauses',
  openOn: 'Usually open ({headline})',
  hours: 'Hours: {doors}',
  /** On a day whose hours may differ. */
  usually: 'Usual hours: {doors}',
  /** Above the two charts. */
  hoursOfDay: 'Hours on that day',
  inTheYear: 'This day in the year',
  festival: 'On a festival day the hours may differ: ask before you set out.',
  /** For groups with somebody who needs help. */
  crowd: 'Expect a crowd: with elders or a wheelchair, choose another day if you can.',
  /** For more than 50 pilgrims. */
  large: 'More than 50 pilgrims: call the helpline and the hotel before you book.',
  /** Before the advice for groups who need help, on a day when nobody can come. */
  helpWhenOpen: 'On a day when it is open:',
  pilgrims: { one: 'one pilgrim', many: '{count} pilgrims' },
  parts: {
    group: 'For your group',
    events: 'Dates to know',
    crowds: 'Crowds',
    rules: 'At the door',
    bring: 'What to bring',
    asks: 'Ask before you set out',
  },
  /** While a shared day loads. */
  arriving: 'Loading this day…',
  /** For screen readers, when a day is chosen. */
  announcement: '{day}: {is}.',
  /** On the page that the form leads to. */
  print: 'Print this sheet',
  calendar: 'Add the day to your calendar',
  /** Replaces `calendar` on a day when nobody can come. */
  better: 'Try {day}: more likely open',
  whatsapp: 'Send on WhatsApp',
  /** The event's name in the visitor's calendar. */
  visit: 'Visit: {temple}',
} as const;
