// For tests that break each field of the content once.
export type Broken<Value> = [field: string, broken: Value];
type Part = string | number;

const isFull = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// Sentences write the way to a field as `story[2]` or as `story 3`.
export const written = {
  brackets: (path: Part[]) =>
    path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at ? '.' : ''}${part}`)).join(''),
  words: (path: Part[]) => path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' '),
};

function leaves(value: unknown, path: Part[] = []): Part[][] {
  if (Array.isArray(value)) return value.flatMap((part, index) => leaves(part, [...path, index]));
  if (isFull(value)) return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
  return typeof value === 'string' ? [path] : [];
}

function without(value: unknown, [key, ...rest]: Part[]): unknown {
  if (key === undefined) return ' ';
  const copy: object = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, key, without(Reflect.get(copy, key), rest));
  return copy;
}

/** The value once for each text inside it, with that text blank. */
export const blanked = <Value>(value: Value, write: (path: Part[]) => string): Broken<Value>[] =>
  leaves(value).map((path) => [write(path), without(value, path) as Value]);

/** The value once for each of its fields, without that field. */
export const lacking = <Value extends object>(value: Value, keys = Object.keys(value)): Broken<Value>[] =>
  keys.map((field) => [
    field,
    Object.fromEntries(Object.entries(value).filter(([key]) => key !== field)) as Value,
  ]);

/** What is not said with file and field, of all these. An empty list is what the tests want. */
export const unsaid = <Value>(
  all: Broken<Value>[],
  check: (broken: Value) => string[],
  begin: (f: string) => string,
) =>
  all.flatMap(([field, broken]) => {
    const said = check(broken);
    return said.some((one) => one.startsWith(`${begin(field)}: `) && one.includes(field))
      ? []
      : [`${field}: ${said.join(' / ') || 'nothing'}`];
  });
