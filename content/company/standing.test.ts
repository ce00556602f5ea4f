/** @jest-environment node */
import { pageList } from '../page-list';
import { pictures } from '../pictures';
import { payloadRange } from './drone';
import { flight } from './flight';
import { standing } from './standing';

/** Words that say a stage is reached. They may be used once the table has a day for it. */
const claims = {
  built: /\b(built|is a prototype(?! (on|in))|assembled|manufactured|in production|(makes|made) wings)\b/i,
  tested: /\b(tested|proven|measured|validated|demonstrated|certified|runs motors)\b/i,
  flown:
    /\b(flew|flown|flies|have flown|we fly|in service|operational|deployed|in use|airborne|flight-tested)\b/i,
} as const;

/** Sentences with such a word that claim nothing of the aircraft, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'Nothing has been built.': 'says the opposite',
  'They are targets, not measured results.': 'says the opposite',
  'on board, not measured results.': 'says the opposite',
  'a sensor nobody has built yet': 'speaks of a sensor of others',
  'Judgement earned in service': 'speaks of people in the armed forces',
  'stand at the field when they are flown': 'a task of an opening, still to come',
  'Video is to be encrypted on board and sent live to the people it is flown for.': 'says what is to be',
  'Design model, not a measurement': 'says the opposite',
};

/** All texts in a value, each with where it stands. A function's source holds its words. */
function* textsIn(value: unknown, where: string): Generator<[where: string, text: string]> {
  if (typeof value === 'string' || typeof value === 'function') yield [where, String(value)];
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) yield* textsIn(each, `${where}.${key}`);
}

const company = pageList.filter(({ path }) => !/^\/(holyheaven|privacy|terms|cookies)/.test(path));
const texts = [
  ...company.flatMap((page) => [...textsIn({ ...page, share: '' }, page.path)]),
  ...textsIn([flight, payloadRange], 'drawings'),
  ...textsIn(
    Object.values(pictures).flatMap((picture) => ('made' in picture ? [] : [picture.alt])),
    'pictures',
  ),
].filter(([where]) => !/\.(path|picture|part|slug|id)$/.test(where));

const isReached = (stage: keyof typeof claims) => standing.rows.some((row) => stage in row);

test.each(Object.entries(claims))(
  'nothing on the company’s pages says that a thing is %s before the table does',
  (stage, words) => {
    if (isReached(stage as keyof typeof claims)) return;
    const said = texts.filter(
      ([where, text]) =>
        words.test(text) &&
        !where.includes('.stages.') &&
        !Object.keys(allowed).some((sentence) => text.includes(sentence)),
    );
    expect(said).toEqual([]);
  },
);

test('every exception is still said', () => {
  const all = texts.map(([, text]) => text).join('\n');
  expect(Object.keys(allowed).filter((sentence) => !all.includes(sentence))).toEqual([]);
});

test('eight subsystems, all drawn, and no day after the day of the table', () => {
  expect(standing.rows).toHaveLength(8);
  for (const { name: _, ...days } of standing.rows)
    for (const day of Object.values(days)) expect(day <= standing.asOf).toBe(true);
});
