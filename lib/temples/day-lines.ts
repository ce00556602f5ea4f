import { fill } from '@/lib/fill';
import type { Speech, SpeechWords } from './speech';
import type { DayAnswer, EventData } from './today-types';

/** When an event is: `5 July 2027 (expected)`. */
export function eventDays(event: EventData, speech: SpeechWords, say: Speech): string {
  const when = 'months' in event ? say.months(event.months) : say.days(event.from, event.through);
  return when + (event.expected ? ` (${speech.expected})` : '');
}

/** All doors of a day, filled into `text`; empty when there are none. */
export function doorsLine({ doors }: DayAnswer, text: string, speech: SpeechWords, say: Speech): string {
  if (doors.length === 0) return '';
  const pauses = doors.some((door) => door.pauses) ? `, ${speech.pauses}` : '';
  return fill(text, { doors: doors.map(say.doors).join(', ') + pauses });
}
