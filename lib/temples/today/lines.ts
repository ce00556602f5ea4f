import { addDays } from '@/lib/india-time';
import { fill } from '@/lib/text';
import type { EventData, TodayPage, TodayWords } from './data';
import { spanOn, today } from './rules';
import { doorsLine, eventDays, headlineOf, noteOf, type Speech, speechOf, textOf } from './words';

type EventText = 'eventNow' | 'eventAbout' | 'eventNext';

function eventText(event: EventData & { running: boolean }): EventText {
  if (!event.running) return 'eventNext';
  return 'months' in event || event.oneOf ? 'eventAbout' : 'eventNow';
}

function eventLine(event: EventData, text: EventText, words: TodayWords, say: Speech): string {
  const { speech } = words;
  const name = words.events[event.key] ?? '';
  const when = eventDays(event, speech, say);
  return fill(speech[text], { name, when });
}

/** What a temple's page says at an instant, line by line; empty for what has nothing to say. `state` is for the colour. */
export function todayLines({ data, words }: TodayPage, at: Date) {
  const answer = today(data, at);
  const { speech } = words;
  const say = speechOf(speech);
  const { day, state, next, held, event, warning, action, seats, checked, stale } = answer;
  const span = spanOn(data, day);
  const headline = headlineOf(answer, words);
  const dayKnown = span !== undefined && span.is !== 'not-known';
  const [actionText = '', actionHref = ''] = (action && words.actions[action.key]) || [];
  return {
    state,
    held: held ? eventLine(held, 'eventNow', words, say) : '',
    verdict: state !== 'not-known' ? speech.state[state] : dayKnown ? speech.perhapsOpen : headline,
    next: next ? say.next(next, day, addDays(day, 1)) : '',
    doors: doorsLine(answer, dayKnown ? speech.hoursToday : speech.hoursPerhaps, speech, say),
    // On a usual day of the season the verdict says it all.
    headline: dayKnown && !span.usual ? headline : '',
    text: textOf(answer, words),
    note: noteOf(answer, speech),
    seats: seats.length > 0 ? words.seats : '',
    warning: (warning && words.warnings[warning]) || '',
    event: event ? eventLine(event, eventText(event), words, say) : '',
    action: actionText,
    actionHref,
    checked: stale ? fill(speech.stale, { day: say.day(checked) }) : say.checked(checked),
  };
}

/** The same in the temple home's few lines. Beside 'Open now' stands until when; what is past its day of checking says so. */
export function statusLines(page: TodayPage, at: Date) {
  const { state, verdict, next, held, event, checked } = todayLines(page, at);
  const until = state === 'open' && next ? `, ${next.charAt(0).toLowerCase()}${next.slice(1)}` : '';
  return {
    state,
    verdict: verdict + until,
    event: held || event,
    checked: today(page.data, at).stale ? checked : '',
  };
}
