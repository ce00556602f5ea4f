import { NOT_CHECKED } from '../../content/temples/new';
import { addDays } from '../../lib/india-time';
import type { Answers } from './ask.mts';
import { constant, literal, Source, type Written } from './source.mts';

const always = { from: '01-01', through: '12-31' };

/** The facts of a temple of which nobody has checked anything: every day says so, and whom to ask. */
function guideOf({ slug = '', devanagari }: Answers, town: string, today: string): Written {
  const notChecked = new Source('notChecked');
  const facts = {
    ownName: { lang: 'hi', text: devanagari, place: town },
    checked: today,
    hours: [],
    season: [
      {
        key: 'not-known',
        from: today,
        through: addDays(today, 365),
        is: 'not-known',
        evidence: notChecked,
        checkBy: addDays(today, 30),
      },
    ],
    exceptions: [],
    usually: [],
    events: [],
    rules: [],
    stages: [],
    contacts: new Source('[...indiaContacts]'),
    notKnown: ['hours', 'rules', 'way', 'dates', 'giving'],
    warnings: [{ key: 'ask-first', ...always, evidence: notChecked }],
    actions: [{ key: 'ask', ...always, contact: 'tourist-helpline' }],
    giving: { evidence: notChecked },
    crowds: [],
    bring: [{ item: 'photo-id' }, { item: 'medicines' }, { item: 'water' }, { item: 'decent-dress' }],
    asks: [{ key: 'hours', ...always }],
    year: [{ key: 'all-year', kind: 'care', ...always }],
  };
  const source = { kind: 'travel', by: NOT_CHECKED, checked: today };
  return {
    file: `content/temples/guide/${slug}.ts`,
    text: `import { indiaContacts } from './common';
import type { Evidence, GuideFacts } from './types';

// What is known later names its own source.
const notChecked: Evidence = ${literal(source)};

export const ${constant(slug)}Facts = ${literal(facts)} as const satisfies GuideFacts;
`,
  };
}

/** Both files of a temple's facts. `id` is a free one; `town` is in Devanagari; `today` is a day of India. */
export function factFiles(answers: Answers, id: number, town: string, today: string): Written[] {
  const { slug = '', devanagari, emblem, verse, picture, latitude, longitude } = answers;
  const name = constant(slug);
  const facts = {
    id: String(id),
    image: picture,
    donationLink: `/holyheaven/donation/${id}`,
    tripLink: `/holyheaven/plan-trips/${id}`,
    icon: emblem,
    slug,
    poster: picture,
    devanagari,
    aliases: [slug],
    verse,
    marked: {
      position: { latitude: Number(latitude), longitude: Number(longitude) },
      sameAs: [],
      hours: [],
    },
    guide: new Source(`${name}Facts`),
  };
  const text = `import { ${name}Facts } from './guide/${slug}';
import type { TempleFacts } from './types';

export const ${name}: TempleFacts = ${literal(facts)};
`;
  return [{ file: `content/temples/${slug}.ts`, text }, guideOf(answers, town, today)];
}
