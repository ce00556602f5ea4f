/** `21 November 2026` for `2026-11-21`. */
export function readableDay(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
