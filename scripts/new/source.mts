/** One file of a plan: its path in the repository, and its text. */
export type Written = { file: string; text: string };

/** A value as TypeScript. `Source` parts stay as they are. Biome sets its quotes and lines afterwards. */
export class Source {
  constructor(readonly text: string) {}
}

export function literal(value: unknown): string {
  if (value instanceof Source) return value.text;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}: ${literal(part)}`)
    .join(', ')} }`;
}

/** `tirupati-balaji` as the name of a constant. */
export const constant = (slug: string): string =>
  slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Puts text before the bracket that ends the list or object behind `after`.
 * @throws when the file has no such list, since half a temple must not be written.
 */
export function addAtEnd({ file, text }: Written, after: string, entry: string): Written {
  const begin = text.indexOf(after);
  const open = begin < 0 ? -1 : begin + after.length;
  const opener = text[open - 1] ?? '';
  const closer = { '[': ']', '{': '}' }[opener];
  if (begin < 0 || !closer) throw new Error(`${file} has no '${after}' to add to`);
  // Texts and comments may hold brackets too: both are stepped over.
  const parts = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[[\]{}]/g;
  parts.lastIndex = open;
  let depth = 1;
  for (let part = parts.exec(text); part; part = parts.exec(text)) {
    if (part[0] === opener) depth++;
    if (part[0] === closer && --depth === 0) {
      const before = text.slice(0, part.index).trimEnd();
      const comma = /[,[{]$/.test(before) ? '' : ',';
      return { file, text: `${before}${comma} ${entry}${text.slice(part.index)}` };
    }
  }
  throw new Error(`${file}: what begins with '${after}' has no end`);
}

/** Adds an import after the last one. */
export function addImport({ file, text }: Written, line: string): Written {
  const last = [...text.matchAll(/^import .*;$/gm)].at(-1);
  if (!last) throw new Error(`${file} has no import to add to`);
  const end = last.index + last[0].length;
  return { file, text: `${text.slice(0, end)}\n${line}${text.slice(end)}` };
}
