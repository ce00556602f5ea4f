/**
 * How to express hours and days; lib/temples/today/formatter.ts assembles the pieces. Pages send these texts to the
 * browser, which works out what is open today.
 */
export const speech = {
  /** The most likely status now. `{till}` is one of the texts of `till`. */
  verdict: {
    open: 'Open until {till}',
    /** Open until a rite interrupts darshan. */
    pauses: 'Open; may pause from {till}',
    paused: 'Darshan may be paused until {till}',
    /** Between the earliest and the latest closing time in the sources. */
    perhapsOpen: 'May still be open',
    closed: 'Closed until {till}',
    /** If the reopening time is not known. */
    closedNow: 'Closed now',
  },
  till: { today: '{time}', tomorrow: '{time} tomorrow', later: '{time} on {day}' },
  today: 'Today, {weekday} {day}',
  tithi: 'Tithi: {name}',
  halves: ['Shukla Paksha', 'Krishna Paksha'],
  /** The last two are full moon and new moon. */
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
  /** On a day of the season's own hours. */
  usualHours: 'Usual hours: {doors}.',
  /** On a day when the temple may be closed. */
  hoursPerhaps: 'If it is open: {doors}',
  hoursOf: '{day}: {doors}.',
  nextDate: 'Next date we list: {name}, {when}',
  /** When an answer was given. */
  asOf: '{day} {month}, {time}',
  /** For a day too far ahead to know. */
  usualState: { open: 'Usually open at this time of year', closed: 'Usually closed at this time of year' },
  expected: 'expected',
  expectedNote: 'We calculated the dates; follow the temple’s notice.',
  stale: 'Last checked on {day}: please ask before you set out.',
  checked: 'Checked on {day}',
  /** A clock time such as 6:30, for times before the hour `until`. Six parts, since other languages need as many. */
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
  /** A day of any year; then with a year. */
  day: '{day} {month}',
  dayOfYear: '{day} {month} {year}',
  monthOfYear: '{month} {year}',
  /** From one day or month to another. */
  range: '{from} to {through}',
  doors: '{from} to {through}',
  /** Left out of the first of two times. */
  clockUnit: 'o’clock',
  /** Between two doors of a day. */
  nextDoor: ' and ',
  allNight: 'from {from} through the night',
  sinceNight: 'from the night before until {through}',
  about: 'about {time}',
  /** If sources differ on a time, and for one of two days or months. */
  or: '{first} or {last}',
  /** If sources differ on when the doors close. */
  perhaps: '{first}, perhaps {last}',
  and: '{first} and {last}',
  between: 'between {times}',
} as const;
