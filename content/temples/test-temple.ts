import { temples } from './index';
import { indiaContacts, on } from './sources';
import type { GuideFacts, GuideWordsFor, Temple } from './types';

const evidence = {
  kind: 'gov',
  by: 'A test',
  href: 'https://temple.example',
  checked: '2026-11-22',
} as const;
const computed = { kind: 'computed', by: 'The Sun and Moon', checked: '2026-11-22' } as const;
const reckoned = { kind: 'festival', expected: true, evidence: computed } as const;
const wide = { is: 'open', hours: 'wide', expected: true, evidence, checkBy: '2027-02-28' } as const;
const season = { evidence, checkBy: '2027-02-28' } as const;

/** Only for tests: every kind of day, hours and event. No page shows it, and its dates never change. */
export const testFacts = {
  ownName: { lang: 'hi', text: 'परीक्षा' },
  checked: '2026-11-22',
  hours: [
    {
      key: 'regular',
      doors: [
        { opens: '05:00', closes: '13:00' },
        { opens: '15:00', closes: '21:00' },
      ],
      evidence,
    },
    {
      key: 'wide',
      doors: [
        { opens: '07:00', opensFrom: '06:30', closes: '13:00', about: true },
        { opens: '16:00', closes: '21:00', closesBy: '24:00', pauses: [{ from: '18:00', through: '19:30' }] },
      ],
      evidence,
    },
    { key: 'night', doors: [{ opens: '15:00', closes: '24:00' }], evidence },
    { key: 'dawn', doors: [{ opens: '00:00', closes: '13:00' }], evidence },
  ],
  season: [
    { key: 'open', from: '2026-11-01', through: '2027-03-31', is: 'open', hours: 'regular', ...season },
    {
      key: 'closing',
      from: '2027-04-01',
      through: '2027-04-14',
      is: 'not-known',
      hours: 'regular',
      ...season,
    },
    { key: 'winter', from: '2027-04-15', through: '2027-05-31', is: 'winter', ...season },
    { key: 'opening', from: '2027-06-01', through: '2027-06-14', is: 'not-known', ...season },
  ],
  exceptions: [
    { key: 'wide', from: '2026-12-01', through: '2026-12-03', ...wide },
    { key: 'wide', from: '2026-12-04', through: '2026-12-05', ...wide },
    { key: 'shut', from: '2026-12-10', through: '2026-12-12', is: 'closed', expected: true, ...season },
    { key: 'unsure', from: '2026-12-20', through: '2026-12-21', is: 'not-known', ...season },
    { key: 'night', ...on('2027-03-06'), is: 'open', hours: 'night', ...season },
    { key: 'dawn', ...on('2027-03-07'), is: 'open', hours: 'dawn', ...season },
  ],
  usually: [
    { from: '06-20', through: '03-31', is: 'open' },
    { from: '04-10', through: '05-31', is: 'closed' },
  ],
  events: [
    { key: 'long', ...reckoned, kind: 'notice', when: { from: '2026-12-16', through: '2027-01-14' } },
    { key: 'feast', ...reckoned, when: on('2026-12-05') },
    { key: 'shut', ...reckoned, kind: 'closure', when: { from: '2026-12-10', through: '2026-12-12' } },
    {
      key: 'either',
      ...reckoned,
      when: { from: '2027-02-26', through: '2027-02-27', about: true, oneOf: true },
    },
  ],
  contacts: [
    {
      key: 'office',
      kind: 'url',
      shown: 'temple.example',
      href: 'https://temple.example',
      evidence,
    },
    ...indiaContacts,
  ],
  calls: { book: [], elders: [] },
  warnings: [
    { key: 'rain', from: '2026-12-01', through: '2026-12-31', evidence },
    { key: 'heat', from: '01-01', through: '12-31', evidence },
  ],
  ring: 'tourist-helpline',
  giving: { evidence },
  rupeesEach: 25,
  crowds: [{ key: 'feast', from: '2026-12-04', through: '2026-12-06' }],
  bring: [{ item: 'photo-id' }, { item: 'rain-cover', months: [12] }],
  asks: [{ key: 'hours', from: '11-16', through: '01-15' }],
  year: [
    { key: 'best', kind: 'best', from: '11-01', through: '02-29' },
    { key: 'rain', kind: 'care', from: '12-10', through: '12-20' },
  ],
  sources: [{ ...evidence, about: ['way'] }],
} as const satisfies GuideFacts;

const day = (headline: string) => ({ headline, text: `Of this day: ${headline}.` });
const event = (name: string) => ({ name, rule: 'Every year.' });

const testWords: GuideWordsFor<typeof testFacts> = {
  name: 'Test Temple, Puri',
  season: 'It is open for most of the year.',
  hours: {
    regular: { name: 'Most days' },
    wide: { name: 'Wide days', note: 'Sources differ.' },
    night: { name: 'The night' },
    dawn: { name: 'The dawn' },
  },
  days: {
    open: day('The season is on'),
    closing: day('May be closed'),
    winter: day('Closed for winter'),
    opening: day('About to open'),
    wide: day('Wide hours'),
    shut: day('No darshan'),
    unsure: day('Hours not known'),
    night: day('Open all night'),
    dawn: day('Open from midnight'),
  },
  beyond: day('Only the temple can tell'),
  events: {
    long: event('The long month'),
    feast: event('The feast'),
    shut: event('The rest'),
    either: event('The flag'),
  },
  contacts: {
    office: { name: 'Temple office' },
    'tourist-helpline': { name: 'Helpline' },
    emergency: { name: 'Emergency' },
  },
  unknown: [],
  warnings: { rain: 'Heavy rain.', heat: 'Great heat.' },
  ring: 'Call the helpline: 1363',
  giving: { ways: ['At the counter.'] },
  group: { all: '{count} pay ₹{rupees}.', elder: ['Rest on the way.'], wheelchair: ['There is a ramp.'] },
  crowds: { feast: 'Crowded: the feast.' },
  asks: { hours: 'When are the doors open?' },
  when: 'Go in the cool months.',
  year: {
    best: { name: 'Best months', text: 'Cool.' },
    rain: { name: 'Take care', text: 'Wet.' },
  },
};

/** With the story of another temple, which no test checks. */
export const testTemple: Temple = {
  ...(temples[0] as Temple),
  id: '9',
  slug: 'test-temple',
  guide: { facts: testFacts, words: testWords, language: 'en' },
};
