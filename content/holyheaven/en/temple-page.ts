/** Words that are the same on every temple's page; the temple's own are in content/temples. */
export const templePage = {
  /** Heading in place of the date until the browser provides it. */
  season: 'When it is open',
  sections: {
    label: 'On this page',
    tips: 'Prepare',
    hours: 'Hours',
    way: 'Travel',
    call: 'Call',
    year: 'Dates',
  },
  year: 'When to go',
  travel: 'Travel Information',
  lastStretch: 'Last stretch',
  directions: 'Directions',
  railways: 'Rail enquiry: 139',
  noNumber: 'We found no confirmed number for the temple.',
  hours: 'Darshan hours',
  moreHours: 'Other days and rites',
  dayOrder: 'The order of the day',
  notKnown: 'Ask before you go',
  /** Below the bar of a day's hours: its ticks, midnight to midnight, and the key to its tones. */
  dayBar: {
    ticks: ['12am', '6am', 'noon', '6pm', '12am'],
    now: 'Now',
    open: 'Open',
    usually: 'Usually open',
    inSeason: 'In season',
    pauses: 'May pause',
    differs: 'Perhaps open',
    closed: 'Closed',
  },
  tips: 'Pilgrimage Tips',
  planLink: 'Plan Your Pilgrimage',
  /** Beside today's answer. */
  otherDay: 'Check dates',
  /** On the trip sheet. */
  rules: 'At the door',
  before: {
    enter: 'Who may enter',
    book: 'Book',
    stay: 'Stay',
    wear: 'Wear',
    carry: 'Carry',
    leave: 'Not allowed inside',
    cost: 'Cost',
    elders: 'Elders, wheelchairs',
  },
  story: 'Story',
  moreStory: 'Read on',
  sources: 'Sources, checked on {day}',
  /** Shown after the sources. */
  drawn:
    'The temple is at {latitude}° N, {longitude}° E. The picture on this page is a drawing, not a photograph.',
  bring: 'What to bring',
  calls: 'Whom to call',
  moreCalls: 'More numbers',
  unknown: 'Still unknown',
  festivals: 'Save dates to your calendar',
  moreDates: 'More dates',
  now: 'Today',
  /** For the rest of the year. */
  otherTimes: { name: 'Other times', text: 'usually open' },
  wholeCalendar: 'Add all dates to your calendar',
  sheet: {
    title: '{temple}: trip sheet',
    way: 'The way',
    numbers: 'Numbers',
    notes: 'Notes',
  },
  support: {
    title: 'Support',
    private: 'A private guide, not the temple’s own.',
    text: 'Ask before you give.',
    link: 'Make a Donation',
  },
  more: 'Discover More Temples',
} as const;

export const sharing = {
  title: 'Share this page',
  native: 'Share',
  whatsappGuide: 'Send on WhatsApp',
  email: 'Email this page',
  picture: 'Save a picture',
  pictureTitle: 'Today at {place}',
  saved: 'The picture has been saved.',
  print: 'Print',
  shared: 'Thank you for sharing.',
  notShared: 'Sharing did not work. You can send the address of this page instead.',
} as const;
