import type { LanguageCode } from '../../content/languages';
import { firstWordsIn } from '../../content/temples/new';
import { fill } from '../../lib/fill';
import type { Answers } from './ask.mts';
import { constant, literal, Source, type Written } from './source.mts';

// The suffix of the guide's words in languages other than English, as in jagannathWordsHi.
const suffix = (code: LanguageCode) => (code === 'en' ? '' : `${code[0]?.toUpperCase()}${code.slice(1)}`);

/** Both files of a temple's words in one language. */
export function wordFiles(answers: Answers, code: LanguageCode): Written[] {
  const { slug = '', direction = '', latitude = '', longitude = '' } = answers;
  const first = firstWordsIn[code];
  const said = (question: string) => answers[`${question}-${code}`] ?? '';
  const given = { name: said('name'), town: said('town'), state: said('state'), deity: said('deity') };
  const write = (text: string) => fill(text, given);
  const name = constant(slug);
  const guideName = `${name}Words${suffix(code)}`;
  const words = {
    title: given.name,
    description: write(first.description),
    travelInfo: write(first.travelInfo),
    tripPlanning: write(first.tripPlanning),
    summary: write(first.summary),
    direction: first.directions[direction as keyof typeof first.directions],
    place: given.town,
    town: given.town,
    state: given.state,
    deity: given.deity,
    standfirst: write(first.standfirst),
    story: [write(first.story)],
    facts: [
      { term: first.terms.deity, detail: given.deity },
      { term: first.terms.place, detail: `${given.town}, ${given.state}` },
      { term: first.terms.position, detail: fill(first.position, { latitude, longitude }) },
    ],
    tips: [first.tip],
    guide: new Source(guideName),
  };
  const guide = {
    name: `${given.name}, ${given.town}`,
    season: first.season,
    hours: {},
    days: { 'not-known': first.day },
    beyond: first.beyond,
    events: {},
    rules: {},
    stages: {},
    contacts: new Source(`indiaContactWords${suffix(code)}`),
    notKnown: first.notKnown,
    warnings: { 'ask-first': first.warning },
    actions: { ask: first.action },
    seats: {},
    giving: { text: first.giving },
    crowds: {},
    asks: { hours: first.ask },
    year: { 'all-year': first.year },
  };
  return [
    {
      file: `content/temples/${code}/${slug}.ts`,
      text: `import { ${guideName} } from '../guide/${code}/${slug}';
import type { TempleWords } from '../types';

export const ${name}: TempleWords = ${literal(words)};
`,
    },
    {
      file: `content/temples/guide/${code}/${slug}.ts`,
      text: `import type { ${name}Facts } from '../${slug}';
import type { WordsFor } from '../types';
import { indiaContactWords${suffix(code)} } from './contacts';

export const ${guideName} = ${literal(guide)} as const satisfies WordsFor<typeof ${name}Facts>;
`,
    },
  ];
}
