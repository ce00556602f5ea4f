import { addDays } from '@/lib/india-time';
import { fill } from '@/lib/text';
import type { DayEvent, DayGuide } from './data';
import { spanOn, today } from './rules';
import { actionOf, doorsLine, eventDays, formatterOf, headlineOf, noteOf, seatsLine, textOf } from './words';

type EventText = 'eventNow' | 'eventAbout' | 'eventNext';

function eventText(event: DayEvent & { running: boolean }): EventText {
  if (!event.running) return 'eventNext';
  return 'months' in event || event.oneOf ? 'eventAbout' : 'eventNow';
}

function eventLine(event: DayEvent, text: EventText, { words, speech }: DayGuide): string {
  const name = words.events[event.key]?.name ?? '';
  return fill(speech[text], { name, when: eventDays(event, speech, formatterOf(speech)) });
}

/** What a temple's page says at an instant, line by line; empty for what has nothing to say. `state` is for the colour. */
export function todayLines(guide: DayGuide, at: Date) {
  const { facts, words, speech } = guide;
  const answer = today(facts, at);
  const format = formatterOf(speech);
  const { day, state, next, held, event, warning, checked, stale } = answer;
  const span = spanOn(facts, day);
  const headline = headlineOf(answer, guide);
  const dayKnown = span !== undefined && span.is !== 'not-known';
  const action = actionOf(answer, guide);
  return {
    state,
    held: held ? eventLine(held, 'eventNow', guide) : '',
    verdict: state !== 'not-known' ? speech.state[state] : dayKnown ? speech.perhapsOpen : headline,
    next: next ? format.next(next, day, addDays(day, 1)) : '',
    doors: doorsLine(answer, dayKnown ? speech.hoursToday : speech.hoursPerhaps, speech, format),
    // On a usual day of the season the verdict says it all.
    headline: dayKnown && !span.usual ? headline : '',
    text: textOf(answer, words),
    note: noteOf(answer, speech),
    seats: seatsLine(answer, words),
    warning: (warning && words.warnings[warning]) || '',
    event: event ? eventLine(event, eventText(event), guide) : '',
    action: action.text,
    actionHref: action.href,
    checked: stale ? fill(speech.stale, { day: format.day(checked) }) : format.checked(checked),
  };
}

/** The same in the temple home's few lines. Beside 'Open now' stands until when; what is past its day of checking says so. */
export function statusLines(guide: DayGuide, at: Date) {
  const { state, verdict, next, held, event, checked } = todayLines(guide, at);
  const until = state === 'open' && next ? `, ${next.charAt(0).toLowerCase()}${next.slice(1)}` : '';
  return {
    state,
    verdict: verdict + until,
    event: held || event,
    checked: today(guide.facts, at).stale ? checked : '',
  };
}
