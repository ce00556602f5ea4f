const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * What is wrong with one value of the content, and with everything in it: empty texts and lists, pictures that do not
 * exist, days that are none. `field` leads to the value, in words. Functions are passed over.
 */
export function wordProblems(value: unknown, field: string, pictureNames: ReadonlySet<string>): string[] {
  if (typeof value === 'string') {
    if (!value.trim()) return [`${field} is empty`];
    if (/(^|\s)picture$/.test(field) && !pictureNames.has(value))
      return [`${field}: there is no picture '${value}' in content/pictures.ts`];
    if (/(^|\s)(posted|closes)$/.test(field) && !isDay(value))
      return [`${field}: '${value}' is not a day like 2026-11-21`];
    return [];
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${field} has no entries`];
    return value.flatMap((item, index) => wordProblems(item, `${field} ${index + 1}`, pictureNames));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    wordProblems(part, field ? `${field} ${key}` : key, pictureNames),
  );
}
