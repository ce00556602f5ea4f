/**
 * How to tell hours and days; lib/temples/today/formatter.ts puts the pieces together. The page carries these texts for the browser,
 * which tells what is open today.
 */
export const speech = {
  /** What is most likely now. `{till}` is one of the texts of `till`. */
  verdict: {
    open: 'Open until {till}',
    /** Open, on a day on which rites stop darshan again and again. */
    pauses: 'Open today, with pauses',
    paused: 'Open; darshan may pause until {till}',
    /** Between the earliest and the latest closing time that sources give. */
    perhapsOpen: 'May still be open',
    closed: 'Closed until {till}',
    /** When nobody knows until when. */
    closedNow: 'Closed now',
  },
  till: { today: '{time}', tomorrow: '{time} tomorrow', later: '{time} on {day}' },
  today: 'Today, {weekday} {day}',
  tithi: 'Tithi: {name}',
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
  hoursToday: 'Hours today: {doors}.',
  /** On a day on which the temple may be closed. */
  hoursPerhaps: 'If it is open: {doors}',
  hoursOf: '{day}: {doors}.',
  /** In the table of hours. */
  pausesToday: 'Darshan stops several times.',
  nextDate: 'Next date we list: {name}, {when}',
  asOf: 'As of {day} {month}, {time}:',
  /** Of a day that is too far ahead to know. */
  usualState: { open: 'Usually open at this time of year', closed: 'Usually closed at this time of year' },
  expected: 'expected',
  expectedNote: 'By our calculation; the temple’s own notice decides.',
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
  /** Between two doors of a day. */
  nextDoor: ', ',
  allNight: 'from {from} through the night',
  sinceNight: 'from the night before until {through}',
  about: 'about {time}',
  /** Where sources differ on a time, and for one of two days or months. */
  or: '{first} or {last}',
  and: '{first} and {last}',
  between: 'between {times}',
} as const;
