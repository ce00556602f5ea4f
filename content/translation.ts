const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/**
 * Where a translation does not match its original: what is missing, what the original does not have, texts with other
 * placeholders. `field` is the path to the value, empty at the top.
 */
export function translationProblems(original: unknown, translation: unknown, field = ''): string[] {
  if (translation === undefined) return [`${field} is missing`];
  if (typeof original === 'string' && typeof translation === 'string') {
    const [wanted, found] = [placeholders(original), placeholders(translation)];
    return wanted === found
      ? []
      : [`${field} has the placeholders "${found}", not "${wanted}" as in the original`];
  }
  if (!isObject(original) || !isObject(translation))
    return typeof original === typeof translation ? [] : [`${field} is not of the kind of the original`];
  const path = (key: string) =>
    Array.isArray(original) ? `${field}[${key}]` : field ? `${field}.${key}` : key;
  return [
    ...Object.entries(original).flatMap(([key, value]) =>
      translationProblems(value, translation[key], path(key)),
    ),
    ...Object.keys(translation)
      .filter((key) => !(key in original))
      .map((key) => `${path(key)} is not in the original`),
  ];
}
