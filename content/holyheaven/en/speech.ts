/**
 * How to tell hours and days; lib/temples/today/words.ts puts the pieces together. The page carries these texts for the browser,
 * which tells what is open today.
 */
export const speech = {
  state: {
    open: 'Open now',
    closed: 'Closed now',
    'opening-soon': 'Opens soon',
    'closing-soon': 'Closes soon',
    'season-closed': 'Closed for the season',
    'not-known': 'Not known',
  },
  /** Between the earliest and the latest closing time that sources give. */
  perhapsOpen: 'May still be open',
  today: 'Today, {weekday} {day}',
  tithi: 'Tithi: {half} {number}, {name}',
  halves: ['Shukla', 'Krishna'],
  /** The last two: of the full and of the new moon. */
  tithis: [
    'Pratipada',
    'Dwitiya',
    'Tritiya',
    'Chaturthi',
    'Panchami',
    'Shashthi',
    'Saptami',
    'Ashtami',
    'Navami',
    'Dashami',
    'Ekadashi',
    'Dwadashi',
    'Trayodashi',
    'Chaturdashi',
    'Purnima',
    'Amavasya',
  ],
  hoursToday: 'Hours today: {doors}',
  /** On a day on which the temple may be closed. */
  hoursPerhaps: 'If it is open: {doors}',
  eventNow: 'Now: {name}, {when}',
  /** When only the month is known, or two days, of which this may be one. */
  eventAbout: 'About now: {name}, {when}',
  eventNext: 'Next: {name}, {when}',
  /** Of a day that is too far ahead to know. */
  usualState: { open: 'Usually open in {month}', closed: 'Usually closed in {month}' },
  /** What past years lead one to expect. */
  usually: {
    open: 'In past years the temple was open on this day.',
    closed: 'In past years the temple was closed on this day.',
  },
  pauses: 'with pauses for rituals',
  expected: 'expected',
  expectedNote: 'Expected by our calculation: the official notice decides.',
  stale: 'Last checked on {day}: please ask before you set out.',
  checked: 'Checked on {day}',
  /** A time by the clock, such as 6:30, until an hour of the day. Six parts, since other languages name as many. */
  clock: [
    { until: '3', text: '{time} am' },
    { until: '4', text: '{time} am' },
    { until: '12', text: '{time} am' },
    { until: '16', text: '{time} pm' },
    { until: '20', text: '{time} pm' },
    { until: '24', text: '{time} pm' },
  ],
  noon: '12 noon',
  midnight: 'midnight',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** A day of every year; with its year. */
  day: '{day} {month}',
  dayOfYear: '{day} {month} {year}',
  monthOfYear: '{month} {year}',
  /** From one day or month to another. */
  range: '{from} to {through}',
  doors: '{from} to {through}',
  doorsBetween: '{from} to some time {between}',
  allNight: '{from} and through the night',
  about: 'about {time}',
  /** Where sources differ on a time, and for one of two days or months. */
  or: '{first} or {last}',
  and: '{first} and {last}',
  between: 'between {times}',
  /** When something happens; the texts of `next` hold it. */
  at: 'at {time}',
  next: {
    opens: { today: 'Opens {at}', tomorrow: 'Opens tomorrow {at}', later: 'Opens on {day} {at}' },
    closes: { today: 'Closes {at}', tomorrow: 'Closes tomorrow {at}', later: 'Closes on {day} {at}' },
  },
} as const;
