import { speech } from '@/content/holyheaven/speech';
import { addDays } from '@/lib/india-time';
import { spanOn, today } from './today';
import type { EventData, Today, TodayData } from './today-types';

/** The words that a temple's answer may need, by the keys of its facts. */
export type TodayWords = {
  /** With `beyond`, for the days after the last that is known. */
  days: Readonly<Record<string, readonly [headline: string, text: string]>>;
  events: Readonly<Record<string, string>>;
  warnings: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, readonly [text: string, href: string]>>;
  /** Where worship goes on while the temple is closed for the winter. */
  seats: string;
};

/** What stands in a temple's page as JSON. */
export type TodayPage = { data: TodayData; words: TodayWords };

/** The places in a page that are filled with today's answer. */
export type SlotName =
  | 'day'
  | 'state'
  | 'next'
  | 'doors'
  | 'headline'
  | 'text'
  | 'note'
  | 'seats'
  | 'warning'
  | 'event'
  | 'action'
  | 'checked';

/** A text for each place, empty for those that have nothing to say. `kind` is for the colour, `href` for the action. */
export type TodayLines = Record<SlotName, string> & { kind: Today['state']; href: string; date: string };

function eventLine(event: EventData & { running: boolean }, words: TodayWords): string {
  const when = 'months' in event ? speech.months(event.months) : speech.days(event.from, event.through);
  const mark = event.expected ? ` (${speech.expected})` : '';
  return speech.event(words.events[event.key] ?? '', when + mark, event.running);
}

function doorsLine({ doors }: Today, sure: boolean): string {
  if (doors.length === 0) return '';
  const pauses = doors.some((door) => door.pauses) ? `, ${speech.pauses}` : '';
  return speech.hoursToday(doors.map(speech.doors).join(', ') + pauses, sure);
}

/** Today's answer in words. */
export function todayLines({ data, words }: TodayPage, at: Date): TodayLines {
  const answer = today(data, at);
  const { day, state, next, why, usually, expected, event, warning, action, seats, checked, stale } = answer;
  const span = spanOn(data, day);
  const [headline = '', text = ''] = words.days[why] ?? words.days.beyond ?? [];
  const dayKnown = span !== undefined && span.is !== 'not-known';
  const notes = [usually && speech.usually[usually], expected && speech.expectedNote];
  const [step = '', href = ''] = (action && words.actions[action.key]) || [];
  return {
    day: speech.today(day),
    state: state !== 'not-known' ? speech.state[state] : dayKnown ? speech.perhapsOpen : headline,
    next: next ? speech.next(next, day, addDays(day, 1)) : '',
    doors: doorsLine(answer, dayKnown),
    // On a usual day of the season the state says it all.
    headline: dayKnown && !span.usual ? headline : '',
    text,
    note: notes.filter(Boolean).join(' '),
    seats: seats.length > 0 ? words.seats : '',
    warning: (warning && words.warnings[warning]) || '',
    event: event ? eventLine(event, words) : '',
    action: step,
    checked: stale ? speech.stale(checked) : speech.checked(checked),
    kind: state,
    href,
    date: day,
  };
}
