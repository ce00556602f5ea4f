import type { TodayTable } from './table';

/** Texts by name: the page's lines; `hours` and `minute` for its drawing; and `message` to share. */
export type Answer = Readonly<Record<string, string>>;

/**
 * The answer at an instant, in milliseconds. Outside the table's days it has only the state, and the page keeps its
 * no-script text. Its source also runs as an inline script, so it must not use anything from outside the function.
 */
export function answerAt({ from, texts, layers, calendar }: TodayTable, now: number): Answer {
  const inIndia = new Date(now + 330 * 60_000).toISOString();
  const day = inIndia.slice(0, 10);
  const at = (Date.parse(day) - Date.parse(from)) / 86_400_000;
  const minute = Number(inIndia.slice(11, 13)) * 60 + Number(inIndia.slice(14, 16));
  const answer: Record<string, string> = {};
  for (const { names, answers, courses, days } of layers) {
    const [, course = -1] = days.find(([through]) => at >= 0 && through >= at) ?? [];
    const [, index] = courses[course]?.find(([until]) => until > minute) ?? [];
    if (index === undefined) return { state: 'not-known' };
    for (const [i, name] of names.entries()) answer[name] = texts[answers[index]?.[i] ?? 0] ?? '';
  }
  if (!calendar) return answer;
  const date = new Date(day);
  const named = (text: string) =>
    text
      .replace('{weekday}', calendar.weekdays[date.getUTCDay()] ?? '')
      .replace('{day}', String(date.getUTCDate()))
      .replace('{month}', calendar.months[date.getUTCMonth()] ?? '')
      .replace('{year}', day.slice(0, 4));
  const tithi = calendar.tithis.charAt(at);
  const hour = Math.floor(minute / 60);
  const minutes = minute % 60 ? `:${inIndia.slice(14, 16)}` : '';
  const [, time = ''] = calendar.clock.find(([until]) => until > hour) ?? [];
  const clock = time.replace('{time}', `${hour % 12 || 12}${minutes}`);
  const asOf = named(calendar.asOf).replace('{time}', clock);
  const { verdict = '', reason = '', care = '', event } = answer;
  const [first, ...rest] = calendar.message;
  // Usual hours are not repeated if they are today's.
  const isNew = (part: string) => !reason.includes(part.slice(part.indexOf(': ') + 2));
  const others = rest.map((line) => line.split(' · ').filter(isNew).join(' · '));
  const message = [
    `${first}: ${verdict} (${asOf})`,
    care ? `${reason.replace(/\.$/, '')} · ${care}` : reason,
    ...others,
    event,
  ];
  return {
    ...answer,
    minute: String(minute),
    day: named(calendar.day),
    now: `${named(calendar.day)}, ${clock}`,
    tithi: calendar.tithiTexts[Number.parseInt(tithi, 36) - 1] ?? '',
    // Labels are bold in WhatsApp, sentences that end in a colon are not. Old phones show a word joiner as a box.
    message: message
      .filter(Boolean)
      .join('\n')
      .replace(/(^|· )([^:·.।\n]{1,38}:) /gm, '$1*$2* ')
      .replace(/\u2060/g, ''),
  };
}
