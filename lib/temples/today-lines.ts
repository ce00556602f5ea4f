import { fill } from '@/lib/fill';
import { addDays } from '@/lib/india-time';
import { spanOn } from './day';
import { doorsLine, eventDays } from './day-lines';
import { type Speech, type SpeechWords, speechOf } from './speech';
import { today } from './today';
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
  speech: SpeechWords;
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

function eventLine(event: EventData & { running: boolean }, words: TodayWords, say: Speech): string {
  const { speech } = words;
  const name = words.events[event.key] ?? '';
  const when = eventDays(event, speech, say);
  return fill(event.running ? speech.eventNow : speech.eventNext, { name, when });
}

/** Today's answer in words. */
export function todayLines({ data, words }: TodayPage, at: Date): TodayLines {
  const answer = today(data, at);
  const { speech } = words;
  const say = speechOf(speech);
  const { day, state, next, why, usually, expected, event, warning, action, seats, checked, stale } = answer;
  const span = spanOn(data, day);
  const [headline = '', text = ''] = words.days[why] ?? words.days.beyond ?? [];
  const dayKnown = span !== undefined && span.is !== 'not-known';
  const notes = [usually && speech.usually[usually], expected && speech.expectedNote];
  const [step = '', href = ''] = (action && words.actions[action.key]) || [];
  return {
    day: fill(speech.today, { weekday: say.weekday(day), day: say.day(day) }),
    state: state !== 'not-known' ? speech.state[state] : dayKnown ? speech.perhapsOpen : headline,
    next: next ? say.next(next, day, addDays(day, 1)) : '',
    doors: doorsLine(answer, dayKnown ? speech.hoursToday : speech.hoursPerhaps, speech, say),
    // On a usual day of the season the state says it all.
    headline: dayKnown && !span.usual ? headline : '',
    text,
    note: notes.filter(Boolean).join(' '),
    seats: seats.length > 0 ? words.seats : '',
    warning: (warning && words.warnings[warning]) || '',
    event: event ? eventLine(event, words, say) : '',
    action: step,
    checked: stale ? fill(speech.stale, { day: say.day(checked) }) : say.checked(checked),
    kind: state,
    href,
    date: day,
  };
}
