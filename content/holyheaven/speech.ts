import type { Month } from '@/content/temples/guide/types';

export const monthNames = [
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
  const name = `${Number(last)} ${monthNames[Number(month) - 1]}`;
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

/**
 * How to tell what is open, in English. It stands apart from `guideCommon` because the browser loads it. Another language
 * is another file with the same shape.
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
  today: (date: string) => `Today, ${speech.weekday(date)} ${day(date)}`,
  /** The hours of the day; `sure` is false when the temple may be closed. */
  hoursToday: (doors: string, sure: boolean) => `${sure ? 'Hours today' : 'If it is open'}: ${doors}`,
  event: (name: string, when: string, running: boolean) => `${running ? 'Now' : 'Next'}: ${name}, ${when}`,
  /** What past years lead one to expect. */
  usually: {
    open: 'In past years the temple was open on this day.',
    closed: 'In past years the temple was closed on this day.',
  },
  pauses: 'with pauses for rituals',
  expected: 'expected',
  expectedNote: 'Expected by our reckoning: the official notice decides.',
  stale: (checked: string) =>
    `Last checked on ${day(checked)}. This wants checking again: please ask before you set out.`,
  checked: (date: string) => `Checked on ${day(date)}`,
  time,
  day,
  days,
  weekday: (date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
  months: (held: readonly Month[]) => {
    const [first, last] = [held[0], held.at(-1)].map((month) => monthNames[(month ?? 1) - 1]);
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
} as const;
