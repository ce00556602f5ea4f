import { bareTime, clockMinutes, partOfDay } from '../clock';
import { wordsIn } from '../holyheaven/words';
import type { LanguageCode } from '../languages';
import type { GuideFacts } from './types';

/**
 * Times in the facts: `regular.opens` and `regular.closes` are of the first doors, `regular.opens2` of the second;
 * `regular.pause1` and `regular.pause1-ends` are of the first pause.
 */
function namedTimes({ hours, times = {} }: GuideFacts): Map<string, string> {
  const named = new Map<string, string>(Object.entries(times));
  for (const { key, doors } of hours)
    for (const [index, { about, pauses = [], ...times }] of doors.entries()) {
      for (const [name, time] of Object.entries(times))
        named.set(`${key}.${name}${index ? index + 1 : ''}`, time);
      for (const [pause, { from, through }] of pauses.entries())
        named.set(`${key}.pause${pause + 1}`, from).set(`${key}.pause${pause + 1}-ends`, through);
    }
  return named;
}

/**
 * A temple's words with its facts' times in place of the names in braces. `{regular.opens}` becomes `5 am`, and
 * `{regular.opens.clock}` becomes `5`, for when the surrounding words give the part of the day.
 */
export function withTimes<Value>(words: Value, facts: GuideFacts, language: LanguageCode): Value {
  const times = namedTimes(facts);
  const { speech } = wordsIn(language);
  const filled = JSON.stringify(words).replace(/\{([\w.-]+?)(\.clock)?\}/g, (braces, name, clock) => {
    const time = times.get(name);
    if (!time) return braces;
    const minute = clockMinutes(time);
    const bare = bareTime(minute);
    return clock ? bare : partOfDay(speech, minute).replace('{time}', bare);
  });
  return JSON.parse(filled);
}
