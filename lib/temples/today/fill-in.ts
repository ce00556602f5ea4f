import { addDays } from '@/lib/india-time';
import { STATE, TODAY } from '@/lib/marks';
import { fill, whatsappLink } from '@/lib/text';
import { yearPosition } from '../year';
import type { EventData, TodayPage, TodayWords } from './data';
import { spanOn, today } from './rules';
import { doorsLine, eventDays, headlineOf, noteOf, type Speech, speechOf, textOf } from './words';

// Three rules, a number and the address.
const AFTER = 5;

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

/** Today's answer in words, empty for what has nothing to say. `kind` is for the colour, `href` for the action. */
export function todayLines({ data, words, tithis }: TodayPage, at: Date) {
  const answer = today(data, at);
  const { speech } = words;
  const say = speechOf(speech);
  const { day, state, next, held, event, warning, action, seats, checked, stale } = answer;
  const span = spanOn(data, day);
  const headline = headlineOf(answer, words);
  const dayKnown = span !== undefined && span.is !== 'not-known';
  const [step = '', href = ''] = (action && words.actions[action.key]) || [];
  return {
    day: fill(speech.today, { weekday: say.weekday(day), day: say.day(day) }),
    tithi: tithis ? say.tithi(tithis, day) : '',
    held: held ? eventLine(held, 'eventNow', words, say) : '',
    state: state !== 'not-known' ? speech.state[state] : dayKnown ? speech.perhapsOpen : headline,
    next: next ? say.next(next, day, addDays(day, 1)) : '',
    doors: doorsLine(answer, dayKnown ? speech.hoursToday : speech.hoursPerhaps, speech, say),
    // On a usual day of the season the state says it all.
    headline: dayKnown && !span.usual ? headline : '',
    text: textOf(answer, words),
    note: noteOf(answer, speech),
    seats: seats.length > 0 ? words.seats : '',
    warning: (warning && words.warnings[warning]) || '',
    event: event ? eventLine(event, eventText(event), words, say) : '',
    action: step,
    checked: stale ? fill(speech.stale, { day: say.day(checked) }) : say.checked(checked),
    kind: state,
    href,
    date: day,
  };
}

export type TodayLines = ReturnType<typeof todayLines>;

/** The places in a page that are filled with today's answer. */
export type SlotName = Exclude<keyof TodayLines, 'kind' | 'href' | 'date'>;

/**
 * The message of lib/temples/share-text.ts as today tells it: the verdict with the day and the next festival stand for the
 * season, and the address is the one that the visitor is at.
 */
export function todayMessage(told: string, lines: TodayLines, address: string): string {
  const [name = '', ...rest] = told.split('\n');
  const verdict = [lines.day, lines.state, lines.next || lines.doors].filter(Boolean).join(' · ');
  return [name, verdict, lines.held || lines.event, ...rest.slice(-AFTER, -1), address]
    .filter(Boolean)
    .join('\n');
}

/** Writes today's answer into the places of the page that wait for it, if there are any. */
export function fillToday(): void {
  const json = document.querySelector(`script[${TODAY}]`)?.textContent;
  if (!json) return;
  const lines = todayLines(JSON.parse(json) as TodayPage, new Date());
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) {
    const line = lines[slot.dataset.slot as SlotName];
    if (slot.textContent !== line) slot.textContent = line;
    slot.hidden = !line;
    if (slot instanceof HTMLAnchorElement && lines.href) slot.href = lines.href;
  }
  const share = document.querySelector<HTMLAnchorElement>('[data-share]');
  if (share) {
    share.dataset.share ||= new URL(share.href).searchParams.get('text') ?? '';
    const message = todayMessage(share.dataset.share, lines, location.origin + location.pathname);
    share.href = whatsappLink(message);
  }
  for (const panel of document.querySelectorAll(`[${STATE}]`)) panel.setAttribute(STATE, lines.kind);
  const x = `${yearPosition(lines.date) * 100}%`;
  for (const mark of document.querySelectorAll('[data-now]')) {
    for (const side of ['x', 'x1', 'x2']) if (mark.hasAttribute(side)) mark.setAttribute(side, x);
    mark.setAttribute('visibility', 'visible');
  }
}
