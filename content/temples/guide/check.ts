import { factFields, wordFields } from './fields';
import type { Clock, Day, Doors, Guide, GuideFacts, GuideWords, YearDay } from './types';

const DAY = 86_400_000;

const isDay = (day: Day) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(Date.parse(day) || 0).toISOString().startsWith(day);
// A leap year, so that 02-29 is a day.
const isYearDay = (day: YearDay) => isDay(`2028-${day}`);
const isClock = (time: Clock) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) || time === '24:00';

/** Every object inside the facts that has this field, with the path to the object. */
function having(field: string, value: unknown, path = ''): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const own: [string, Record<string, unknown>][] =
    field in value ? [[path, value as Record<string, unknown>]] : [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    having(field, part, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
  return [...own, ...inner];
}

function rangeProblems(facts: GuideFacts): string[] {
  return having('through', facts).flatMap(([path, { from, through }]) => {
    const [first, last] = [String(from), String(through)];
    if (first.length === 5)
      return [first, last]
        .filter((day) => !isYearDay(day))
        .map((day) => `${path} "${day}" is not a day of the year`);
    const wrong = [first, last].filter((day) => !isDay(day)).map((day) => `${path} "${day}" is not a day`);
    return wrong.length === 0 && first > last ? [`${path} ends before it begins`] : wrong;
  });
}

function evidenceProblems(facts: GuideFacts): string[] {
  return having('checked', facts).flatMap(([path, { checked }]) =>
    isDay(String(checked))
      ? []
      : [`${path || 'facts'}.checked "${checked}" is not a day`.replace('facts.', '')],
  );
}

function doorProblems(doors: readonly Doors[], path: string): string[] {
  let before: Clock = '00:00';
  return doors.flatMap(({ opensFrom, opens, closes, closesBy }, index) => {
    const times = [opensFrom, opens, closes, closesBy].filter((time) => time !== undefined);
    const problems = times
      .filter((time) => !isClock(time))
      .map((time) => `${path}[${index}] "${time}" is not a time`);
    const ordered = [before, ...times].every((time, at, all) => at === 0 || (all[at - 1] ?? '') <= time);
    if (problems.length === 0 && (!ordered || opens === closes))
      problems.push(`${path}[${index}] does not follow in time`);
    before = times.at(-1) ?? before;
    return problems;
  });
}

function spanProblems({ hours, season, exceptions }: GuideFacts): string[] {
  const problems: string[] = [];
  const known = new Set(hours.map(({ key }) => key));
  for (const [field, spans] of Object.entries({ season, exceptions })) {
    spans.forEach((span, index) => {
      const path = `${field}[${index}]`;
      if (span.hours && !known.has(span.hours))
        problems.push(`${path}.hours "${span.hours}" is not in hours`);
      if (span.is === 'open' && !span.hours) problems.push(`${path}.hours is missing on open days`);
      if ((span.is === 'closed' || span.is === 'winter') && span.hours)
        problems.push(`${path}.hours must not be there on closed days`);
      if (!isDay(span.checkBy)) problems.push(`${path}.checkBy "${span.checkBy}" is not a day`);
      const before = spans[index - 1];
      if (!before) return;
      const gap = (Date.parse(span.from) - Date.parse(before.through)) / DAY;
      if (gap < 1) problems.push(`${path} overlaps ${field}[${index - 1}]`);
      if (gap > 1 && field === 'season')
        problems.push(`${path} leaves days out after ${field}[${index - 1}]`);
    });
  }
  const [first, last] = [season[0]?.from ?? '', season.at(-1)?.through ?? ''];
  exceptions.forEach(({ from, through }, index) => {
    if (from < first || through > last) problems.push(`exceptions[${index}] lies outside the season`);
  });
  if (season.length === 0) problems.push('season is empty');
  return problems;
}

const schemes = { tel: 'tel:', url: 'https://', whatsapp: 'https://wa.me/', mail: 'mailto:' };

function contactProblems({ contacts, actions, giving }: GuideFacts): string[] {
  const known = new Set(contacts.map(({ key }) => key));
  const problems = contacts.flatMap(({ kind, href, evidence }, index) => [
    ...(href.startsWith(schemes[kind])
      ? []
      : [`contacts[${index}].href does not begin with ${schemes[kind]}`]),
    ...(evidence.kind === 'gov'
      ? []
      : [`contacts[${index}].evidence is not of a government or official page`]),
  ]);
  actions.forEach(({ contact }, index) => {
    if (!known.has(contact)) problems.push(`actions[${index}].contact "${contact}" is not in contacts`);
  });
  if (giving.contact && !known.has(giving.contact))
    problems.push(`giving.contact "${giving.contact}" is not in contacts`);
  return problems;
}

const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);

/** The keys that each part of the words must have. */
function wantedKeys(facts: GuideFacts) {
  const { hours, season, exceptions, events, rules, stages, contacts, warnings, actions } = facts;
  return {
    hours: keysOf(hours),
    days: keysOf([...season, ...exceptions]),
    events: keysOf(events),
    rules: keysOf(rules),
    stages: keysOf(stages),
    contacts: keysOf(contacts),
    notKnown: facts.notKnown,
    warnings: keysOf(warnings),
    actions: keysOf(actions),
    seats: keysOf(facts.seats ?? []),
    crowds: keysOf(facts.crowds),
    asks: keysOf(facts.asks),
    year: keysOf(facts.year),
  } satisfies Partial<Record<keyof GuideWords, readonly string[]>>;
}

const gateProblems = ({ facts, words }: Guide): string[] =>
  keysOf(facts.plan?.gates ?? [])
    .filter((key) => !words.plan?.gates[key])
    .map((key) => `words.plan.gates has no "${key}"`);

function keyProblems({ facts, words }: Guide): string[] {
  return Object.entries(wantedKeys(facts)).flatMap(([part, keys]) => {
    const said: object = words[part as keyof ReturnType<typeof wantedKeys>];
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    return [
      ...twice.map((key) => `facts.${part} has "${key}" twice`),
      ...keys.filter((key) => !(key in said)).map((key) => `words.${part} has no "${key}"`),
    ];
  });
}

/** Every day of the year must have an action and a warning to show. */
function gapProblems({ warnings, actions }: GuideFacts): string[] {
  return Object.entries({ warnings, actions }).flatMap(([field, list]) => {
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(5, 10),
    );
    const bare = days.find(
      (day) =>
        !list.some(({ from, through }) =>
          from.length > 5
            ? false
            : from <= through
              ? from <= day && day <= through
              : day >= from || day <= through,
        ),
    );
    return bare ? [`facts.${field} has nothing for ${bare}`] : [];
  });
}

/** What is wrong with a guide, one `field …` per problem. Empty texts are found by the check of the temple. */
export function guideProblems(guide: Guide): string[] {
  const { facts, words } = guide;
  const missing = [
    ...factFields.filter((field) => facts[field] === undefined).map((field) => `facts.${field}`),
    ...wordFields.filter((field) => words[field] === undefined).map((field) => `words.${field}`),
  ];
  if (missing.length > 0) return missing.map((field) => `guide.${field} is missing`);
  const inFacts = [
    ...rangeProblems(facts),
    ...evidenceProblems(facts),
    ...facts.hours.flatMap(({ doors }, index) => doorProblems(doors, `hours[${index}].doors`)),
    ...spanProblems(facts),
    ...contactProblems(facts),
  ].map((problem) => `facts.${problem}`);
  return [...inFacts, ...gapProblems(facts), ...keyProblems(guide), ...gateProblems(guide)].map(
    (problem) => `guide.${problem}`,
  );
}
