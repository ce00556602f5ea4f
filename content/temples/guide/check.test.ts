/** @jest-environment node */
import { temples } from '..';
import { checkTemples } from '../check';
import type { Temple } from '../types';
import type { GuideFacts, GuideWords } from './types';

const [badrinath, jagannath, rameshwaram] = temples as [Temple, Temple, Temple];

// A guide can be wrong in ways its type forbids, for whoever does not run the type check.
const problemsOf = (temple: Temple, facts: object, words: object = {}) =>
  checkTemples([
    {
      ...temple,
      guide: {
        ...temple.guide,
        facts: { ...temple.guide.facts, ...facts } as GuideFacts,
        words: { ...temple.guide.words, ...words } as GuideWords,
      },
    },
  ]);
const file = ({ slug }: Temple, problem: string) => [
  `content/temples/guide/${problem.startsWith('words.') ? 'en/' : ''}${slug}.ts: guide.${problem}`,
];

const { facts } = rameshwaram.guide;
const [regular] = facts.hours;
const withDoors = (...doors: object[]) => ({
  hours: [{ ...regular, doors }, ...facts.hours.slice(1)],
});
const [margazhi, ...rest] = facts.exceptions;

test.each([
  [withDoors({ opens: '05:00', closes: '25:00' }), 'facts.hours[0].doors[0] "25:00" is not a time'],
  [withDoors({ opens: '5 am', closes: '13:00' }), 'facts.hours[0].doors[0] "5 am" is not a time'],
  [withDoors({ opens: '13:00', closes: '05:00' }), 'facts.hours[0].doors[0] does not follow in time'],
  [
    withDoors({ opens: '05:00', closes: '13:00' }, { opens: '12:00', closes: '21:00' }),
    'facts.hours[0].doors[1] does not follow in time',
  ],
  [
    withDoors({ opens: '05:00', opensFrom: '06:00', closes: '13:00' }),
    'facts.hours[0].doors[0] does not follow in time',
  ],
  [{ checked: '22.11.2026' }, 'facts.checked "22.11.2026" is not a day'],
  [
    { exceptions: [{ ...margazhi, from: '2026-12-32' }, ...rest] },
    'facts.exceptions[0] "2026-12-32" is not a day',
  ],
  [
    { exceptions: [{ ...margazhi, hours: 'nowhere' }, ...rest] },
    'facts.exceptions[0].hours "nowhere" is not in hours',
  ],
  [
    { exceptions: [{ ...margazhi, checkBy: 'soon' }, ...rest] },
    'facts.exceptions[0].checkBy "soon" is not a day',
  ],
  [
    { exceptions: [{ ...margazhi, hours: undefined }, ...rest] },
    'facts.exceptions[0].hours is missing on open days',
  ],
  [
    { exceptions: [{ ...margazhi, is: 'closed' }, ...rest] },
    'facts.exceptions[0].hours must not be there on closed days',
  ],
  [
    { exceptions: [{ ...margazhi, through: '2027-03-06' }, ...rest] },
    'facts.exceptions[1] overlaps exceptions[0]',
  ],
  [{ season: [{ ...facts.season[0], from: '2026-12-20' }] }, 'facts.exceptions[0] lies outside the season'],
  [
    {
      contacts: facts.contacts.map((contact) => ({
        ...contact,
        ...(contact.kind === 'url' && { href: 'http://x' }),
      })),
    },
    'facts.contacts[0].href does not begin with https://',
  ],
  [
    {
      contacts: facts.contacts.map((contact, index) =>
        index ? contact : { ...contact, evidence: { ...contact.evidence, kind: 'press' } },
      ),
    },
    'facts.contacts[0].evidence is not of a government or official page',
  ],
  [{ giving: { ...facts.giving, contact: 'us' } }, 'facts.giving.contact "us" is not in contacts'],
  [{ warnings: facts.warnings.slice(0, 2) }, 'facts.warnings has nothing for 01-01'],
  [{ actions: [{ ...facts.actions[0], from: '01-02' }] }, 'facts.actions has nothing for 01-01'],
  [{ actions: [{ ...facts.actions[0], contact: 'us' }] }, 'facts.actions[0].contact "us" is not in contacts'],
  [{ notKnown: [...facts.notKnown, 'entry'] }, 'facts.notKnown has "entry" twice'],
])('names the field of case %#', (change, problem) => {
  expect(problemsOf(rameshwaram, change)).toEqual(file(rameshwaram, problem));
});

test('the season has no gap, and its days no wrong order', () => {
  const { season } = badrinath.guide.facts;
  const later = season.map((span, index) => (index === 2 ? { ...span, from: '2026-12-02' } : span));
  expect(problemsOf(badrinath, { season: later })).toEqual(
    file(badrinath, 'facts.season[2] leaves days out after season[1]'),
  );
  const usually = [{ from: '13-01', through: '12-31', is: 'open' }];
  expect(problemsOf(badrinath, { usually })).toEqual(
    file(badrinath, 'facts.usually[0] "13-01" is not a day of the year'),
  );
  const events = jagannath.guide.facts.events.map((event) =>
    event.key === 'anasara' ? { ...event, when: { from: '2027-07-03', through: '2027-06-20' } } : event,
  );
  expect(problemsOf(jagannath, { events })).toEqual(
    file(jagannath, 'facts.events[3].when ends before it begins'),
  );
});

test('every key has its words, and no word is empty', () => {
  const { 'rath-yatra': _, ...events } = jagannath.guide.words.events;
  expect(problemsOf(jagannath, {}, { events })).toEqual(file(jagannath, 'words.events has no "rath-yatra"'));
  expect(problemsOf(jagannath, {}, { season: ' ' })).toEqual(file(jagannath, 'words.season is empty'));
});

test('a gate of the plan must have a name', () => {
  const plan = { gates: { lion: 'Lion’s Gate' }, missing: 'The queue' };
  expect(problemsOf(jagannath, {}, { plan })).toEqual(
    ['horse', 'tiger', 'elephant'].flatMap((gate) => file(jagannath, `words.plan.gates has no "${gate}"`)),
  );
});
