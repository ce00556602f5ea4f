import type { Words } from './holyheaven/words';

type ClockWords = Pick<Words['speech'], 'clock' | 'noon' | 'midnight'>;

/** A twelve-hour clock time without its part of the day, such as `6:30`, from minutes since midnight, 0 to 1440. */
export function bareTime(minute: number): string {
  const rest = minute % 60 ? `:${String(minute % 60).padStart(2, '0')}` : '';
  return `${Math.floor(minute / 60) % 12 || 12}${rest}`;
}

/** How a language expresses a time: `{time} am`, or a name such as `midnight`. */
export function partOfDay({ clock, noon, midnight }: ClockWords, minute: number): string {
  const part = clock.find(({ until }) => minute % 1440 < Number(until) * 60)?.text ?? '{time}';
  const name = minute % 1440 === 0 ? midnight : minute === 720 ? noon : undefined;
  // If the name only repeats the clock's words, keep `{time}`, so that the time can be joined with another.
  return name && name !== part.replace('{time}', '12') ? name : part;
}

/** Minutes since midnight of a time such as `06:30`. */
export const clockMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
