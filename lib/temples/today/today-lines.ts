import { fill } from '@/lib/text';
import { type TodayAnswer, today } from './day-answer';
import { bandOf, type Formatter, formatterOf, headlineOf, textOf } from './formatter';
import type { DayGuide } from './types';

/** The likely state, in a few words. */
function verdictOf(answer: TodayAnswer, guide: DayGuide, format: Formatter): string {
  const { is, state, next, day } = answer;
  const { verdict } = guide.speech;
  if (is !== 'open') return headlineOf(answer, guide);
  if (state === 'perhaps-open' || state === 'not-known') return verdict.perhapsOpen;
  if (!next) return verdict.closedNow;
  return fill(verdict[next.isPause ? 'pauses' : state], { till: format.till(next, day) });
}

/** The reason: the hours of an open day, otherwise what is known about the day. */
function reasonOf(answer: TodayAnswer, guide: DayGuide, format: Formatter): string {
  const { is, usual, usually, doors } = answer;
  const { speech } = guide;
  const all = format.allDoors(doors);
  if (is !== 'open') {
    const text = textOf(answer, guide.words);
    // Some texts name the hours.
    const perhaps = usually === 'open' && !text.includes(all) && fill(speech.hoursPerhaps, { doors: all });
    return [text, perhaps].filter(Boolean).join(' ');
  }
  const hours = usual ? speech.usualHours : fill(speech.hoursOf, { day: headlineOf(answer, guide) });
  return fill(hours, { doors: all });
}

/** What the temple home says about a temple at an instant. */
export function statusLines(guide: DayGuide, at: Date) {
  const answer = today(guide.facts, at);
  const format = formatterOf(guide.speech);
  return {
    /** For the colour and the mark. */
    state: answer.state,
    verdict: verdictOf(answer, guide, format),
    reason: reasonOf(answer, guide, format),
    /** What to beware of in this season. */
    care: bandOf(answer.care, guide.words),
  };
}

/** What a temple's page says, line by line. A line may be empty. */
export function todayLines(guide: DayGuide, at: Date) {
  const { facts, words, speech } = guide;
  const { care, ...status } = statusLines(guide, at);
  const format = formatterOf(speech);
  const { is, usually, hours, event, warning, stale } = today(facts, at);
  const asked = stale && is !== 'not-known' ? fill(speech.stale, { day: format.day(facts.checked) }) : '';
  const pauses = is === 'open' && hours && words.hours[hours]?.pauses;
  return {
    ...status,
    reason: [status.reason, pauses].filter(Boolean).join(' '),
    care: [care, asked].filter(Boolean).join(' · '),
    /** The key of the day's hours. */
    hours: ((is === 'open' || usually === 'open') && hours) || '',
    warning: (is === 'open' || is === 'not-known') && warning ? (words.warnings[warning] ?? '') : '',
    event: event
      ? fill(speech.nextDate, {
          name: words.events[event.key]?.name ?? '',
          when: format.eventDays(event),
        })
      : '',
  };
}
