import type { BringItem, Evidence, Month } from '../types';

const months = [
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
] as const;

/** `6:30 am`, `1 pm`, `midnight`: a clock time as people say it, from minutes since midnight. */
function time(minute: number): string {
  if (minute % 1440 === 0) return 'midnight';
  if (minute === 720) return '12 noon';
  const hour = Math.floor(minute / 60);
  const rest = minute % 60 ? `:${String(minute % 60).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `5 July 2027`, or `5 July` for a day of every year. */
function day(date: string): string {
  const [last = '1', month = '1', year] = date.split('-').reverse();
  const name = `${Number(last)} ${months[Number(month) - 1]}`;
  return year ? `${name} ${year}` : name;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `5 July 2027`, `11 to 13 June 2027`, `16 December 2026 to 14 January 2027`. */
function days(from: string, through: string): string {
  if (from === through) return day(from);
  if (from.slice(0, -3) === through.slice(0, -3)) return `${Number(from.slice(-2))} to ${day(through)}`;
  const sameYear = from.length > 5 && from.slice(0, 4) === through.slice(0, 4);
  return `${day(sameYear ? from.slice(5) : from)} to ${day(through)}`;
}

/** The margin of a time on which sources differ: `6:30 or 7 am`, `between 9 pm and midnight`. */
const margin = {
  opens: (earliest: number, sure: number) => `${time(earliest)} or ${time(sure)}`,
  closes: (sure: number, latest: number) => `between ${time(sure)} and ${time(latest)}`,
};

type Doors = {
  opens: number;
  closes: number;
  opensFrom?: number;
  closesBy?: number;
  about?: true;
};

type Next = {
  kind: 'opens' | 'closes';
  day: string;
  minute: number;
  earliest?: number;
  latest?: number;
  about?: true;
};

/** Words and forms of speech that every guide shares. Another language is another file with the same shape. */
export const guideCommon = {
  state: {
    open: 'Open now',
    closed: 'Closed now',
    'opening-soon': 'Opens soon',
    'closing-soon': 'Closes soon',
    'season-closed': 'Closed for the season',
    'not-known': 'Not known',
  },
  /** What past years lead one to expect. */
  usually: {
    open: 'In past years the temple was open on this day.',
    closed: 'In past years the temple was closed on this day.',
  },
  pauses: 'with pauses for rituals',
  about: 'about',
  expected: 'expected',
  expectedNote: 'Expected by our reckoning: the official notice decides.',
  /** In a calendar, where no mark can stand beside a name. */
  calendar: { expected: (name: string) => `${name} (expected)` },
  official: 'Official',
  stale: (checked: string) =>
    `Last checked on ${day(checked)}. This wants checking again: please ask before you set out.`,
  checked: (date: string) => `Checked on ${day(date)}`,
  source: ({ kind, by, said }: Evidence) =>
    kind === 'computed' || !said ? by : `${by}, ${said.length === 10 ? day(said) : monthOrYear(said)}`,
  time,
  day,
  days,
  weekday: (date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
  months: (held: readonly Month[]) => {
    const [first, last] = [held[0], held.at(-1)].map((month) => months[(month ?? 1) - 1]);
    return first === last ? `${first}` : `${first} to ${last}`;
  },
  doors: ({ opens, closes, opensFrom, closesBy, about }: Doors) => {
    const start = opensFrom === undefined ? time(opens) : margin.opens(opensFrom, opens);
    const end = closesBy === undefined ? time(closes) : `a time ${margin.closes(closes, closesBy)}`;
    return about ? `about ${start} to ${end}` : `${start} to ${end}`;
  },
  /** The next opening or closing, told on `today`; `tomorrow` is the day after it. */
  next: ({ kind, day: on, minute, earliest, latest, about }: Next, today: string, tomorrow: string) => {
    const verb = kind === 'opens' ? 'Opens' : 'Closes';
    const when = on === today ? '' : on === tomorrow ? 'tomorrow ' : `on ${day(on)} `;
    if (latest !== undefined) return `${verb} ${when}${margin.closes(minute, latest)}`;
    const at = earliest === undefined ? time(minute) : margin.opens(earliest, minute);
    return `${verb} ${when}at ${about ? 'about ' : ''}${at}`;
  },
  distance: ([low, high]: readonly [number, number]) =>
    low === high ? `about ${low} km by road` : `${low} to ${high} km by road`,
  duration: ([low, high]: readonly [number, number]) =>
    low === high ? `about ${low} hours` : `${low} to ${high} hours`,
  band: { named: 'Often named', advised: 'Good months', care: 'Take care', closed: 'Closed' },
  bring: {
    'photo-id': 'A photo ID with your address',
    'registration-letter': 'The registration letter with its QR code',
    'warm-layers': 'Warm layers: nights are cold in every month',
    'rain-cover': 'Rain cover',
    'sun-cover': 'Cover against the sun',
    medicines: 'Your own medicines',
    water: 'Two litres of water a day for each person',
    'decent-dress': 'Modest, full clothing',
    'cloth-bag': 'A cloth bag: leather cannot go in',
    'dry-clothes': 'A full set of dry clothes',
    'bathing-clothes': 'Clothes that may get wet',
  } satisfies Record<BringItem, string>,
  fakeSites:
    'We sell no darshan, puja or room. If a caller, ad or QR code asks for money, stop, ask the temple body, report to 1930.',
} as const;

function monthOrYear(said: string): string {
  const [year, month] = said.split('-');
  return month ? `${months[Number(month) - 1]} ${year}` : `${year}`;
}
