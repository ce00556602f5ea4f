import { pictures } from '@/content/pictures';
import { wordProblems } from '../check';
import { about } from './about';
import { career } from './career';
import { contact } from './contact';
import { demoPage, demos } from './demo';
import { cookies, privacy, terms } from './legal';
import { locations, type Opening, openings, parts, types } from './openings';
import { outreach } from './outreach';
import { type TeamMember, team, teamPage } from './team';

/** The content of a file: entries that people add to, under what one entry is called, and words that are only edited. */
type Checked = {
  file: string;
  entries?: { name: string; key: string; list: readonly object[]; fields?: readonly string[] };
  words?: object;
};

// What must be there. Whoever checks the content may not have run the type check.
const memberFields: readonly (keyof TeamMember)[] = [
  ...(['id', 'name', 'designation', 'picture', 'description', 'expertise'] as const),
];
const openingFields: readonly (keyof Opening)[] = [
  ...(['slug', 'title', 'type', 'location', 'posted', 'closes', 'part', 'description'] as const),
  ...(['responsibilities', 'requirements'] as const),
];

/** What `checkCompany` looks at in the build. */
export const companyContent: readonly Checked[] = [
  { file: 'about', words: about },
  { file: 'team', words: teamPage, entries: { name: 'member', key: 'id', list: team, fields: memberFields } },
  { file: 'openings', entries: { name: 'opening', key: 'slug', list: openings, fields: openingFields } },
  { file: 'career', words: career },
  {
    file: 'outreach',
    words: outreach,
    entries: { name: 'initiative', key: 'id', list: outreach.initiatives },
  },
  { file: 'contact', words: contact },
  { file: 'demo', words: demoPage, entries: { name: 'demo', key: 'id', list: demos } },
  { file: 'legal', words: { privacy, terms, cookies } },
];

const isPlainKey = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

function keyProblems({ key, list, name }: NonNullable<Checked['entries']>): string[] {
  const seen = new Map<unknown, number>();
  return list.flatMap((entry, index) => {
    const value: unknown = Reflect.get(entry, key);
    const where = `${name} ${index + 1}: ${key} '${value}'`;
    const first = seen.get(value);
    if (first !== undefined) return [`${where} is also that of ${name} ${first + 1}`];
    seen.set(value, index);
    if (typeof value === 'string' && value.trim() && !isPlainKey(value))
      return [`${where} may hold only lower-case letters, digits and single hyphens`];
    return [];
  });
}

/** Fields that are missing, and values that none of the choices are. */
function fieldProblems({ list, name, fields = [] }: NonNullable<Checked['entries']>): string[] {
  const choices: Readonly<Record<string, readonly string[]>> = {
    type: types,
    location: locations,
    part: parts,
  };
  return list.flatMap((entry, index) => {
    const read = (field: string): unknown => Reflect.get(entry, field);
    const problems = fields.flatMap((field) => {
      if (read(field) === undefined) return [`${field} is missing`];
      const wanted = choices[field];
      return !wanted || wanted.includes(String(read(field)))
        ? []
        : [`${field} '${read(field)}' is none of ${wanted.join(', ')}`];
    });
    if (String(read('closes')) < String(read('posted'))) problems.push('closes is before posted');
    return problems.map((problem) => `${name} ${index + 1}: ${problem}`);
  });
}

/**
 * What somebody who edits the company's content could get wrong: empty texts and lists, an id twice or in a wrong
 * shape, a picture that does not exist. One sentence per problem, with file, entry and field.
 */
export function checkCompany(
  content: readonly Checked[] = companyContent,
  pictureNames: Iterable<string> = Object.keys(pictures),
): string[] {
  const names = new Set(pictureNames);
  return content.flatMap(({ file, words, entries }) => {
    const inWords = Object.entries(words ?? {})
      .filter(([, value]) => value !== entries?.list)
      .flatMap(([key, value]) => wordProblems(value, key, names));
    const inEntries = (entries?.list ?? []).flatMap((entry, index) =>
      wordProblems(entry, '', names).map((problem) => `${entries?.name} ${index + 1}: ${problem}`),
    );
    const found = [
      ...inWords,
      ...inEntries,
      ...(entries ? [...fieldProblems(entries), ...keyProblems(entries)] : []),
    ];
    return found.map((problem) => `content/company/${file}.ts: ${problem}`);
  });
}
