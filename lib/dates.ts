/** `21 November 2026` for `2026-11-21`. */
export function readableDay(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** The day on the visitor's own clock as `2026-11-21`, the format of date inputs. */
export function localDay(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
