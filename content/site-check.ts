import { site } from './site';

type Site = Readonly<Record<keyof typeof site, unknown>>;
type Rule = readonly [field: RegExp, wanted: RegExp, what: string];

const rules: readonly Rule[] = [
  [/^(e|careersE|supportE|securityE)mail$/, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address'],
  [/^phone href$/, /^tel:\+\d{8,15}$/, 'like tel:+911155500124'],
  [/^(map (embed|link)|social \d+ href)$/, /^https:\/\/\S+$/, 'an https address'],
  [/^founded$/, /^(19|20)\d\d$/, 'a year'],
  [/^postal postalCode$/, /^[1-9]\d{5}$/, 'six digits'],
  [/^postal country$/, /^[A-Z]{2}$/, 'a code of two capitals'],
];

function problemsIn(value: unknown, field: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${field} has no entries`];
    return value.flatMap((part, index) => problemsIn(part, `${field} ${index + 1}`));
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => problemsIn(part, field ? `${field} ${key}` : key));
  const text = String(value ?? '');
  if (!text.trim()) return [`${field} is empty`];
  const rule = rules.find(([pattern, wanted]) => pattern.test(field) && !wanted.test(text));
  return rule ? [`${field}: '${text}' is not ${rule[2]}`] : [];
}

/** What is wrong with the company's name, address and contact: `content/site.ts: field …`. */
export const checkSite = (content: Site = site): string[] =>
  problemsIn(content, '').map((problem) => `content/site.ts: ${problem}`);
