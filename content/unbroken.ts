const hindiMonths = 'जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर';
const months = `January|February|March|April|May|June|July|August|September|October|November|December|${hindiMonths}`;
const units = 'am|pm|noon|km|m|hours?|minutes?|days|years|people|बजे|किमी|मीटर|घंटे|मिनट|दिन|वर्ष|\\{month\\}';
const afterNumber = new RegExp(`(?<=[\\d}]) (?=(?:${units}|${months})(?![\\p{L}\\p{M}]))`, 'gu');

// In English, a year may wrap to the next line.
const beforeYear = new RegExp(`(?<=${hindiMonths}) (?=\\d{4})|(?<=\\{month\\}) (?=\\{year\\})`, 'g');

const unbrokenText = (text: string): string =>
  text
    .replace(afterNumber, '\u00a0')
    .replace(beforeYear, '\u00a0')
    .replace(/(?<=\d) (to|से) (?=\d)/g, '\u00a0$1\u00a0')
    .replace(/-(?=[\u0904-\u0939])|(?<=mid)-(?=[A-Z])/g, '-\u2060')
    .replaceAll(' ·', '\u00a0·');

/** A value's texts with non-breaking spaces between number and unit, in ranges, and before a dot that separates parts. */
export function unbroken<Value>(value: Value): Value {
  if (typeof value === 'string') return unbrokenText(value) as Value;
  if (Array.isArray(value)) return value.map(unbroken) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unbroken(each)])) as Value;
}

/** Keeps a figure with its unit, and the parts of a hyphenated word, on one line of a narrow table. */
export const unbrokenFigures = (text: string): string =>
  text.replace(/(?<=\d) (?=[a-z°%])/gi, '\u00a0').replace(/(?<=[a-z]-)(?=[a-z])/gi, '\u2060');
