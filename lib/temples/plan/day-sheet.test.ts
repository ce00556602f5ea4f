/** @jest-environment node */
import ICAL from 'ical.js';
import { testTemple } from '@/content/temples/test-temple';
import { daySheet } from './day-sheet';
import { sheetData } from './sheet-data';
import { sheetMessage, visitCalendar } from './take-along';

const data = sheetData(testTemple);
const sheet = (day: string) => daySheet(data, { day });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T10:30+05:30') }));

test.each([
  ['2026-11-25', 'Usually open', 'Hours: 5 am to 1 pm and 3 pm to 9 pm'],
  ['2026-12-05', 'Usually open (Wide hours)', 'Hours: about 6:30 or 7 am to 1 pm and 4 pm'],
  ['2026-12-10', 'No darshan', ''],
  ['2027-02-26', 'Usually open (The flag)', 'Usual hours: 5 am to 1 pm and 3 pm to 9 pm'],
  ['2027-04-05', 'May be closed', 'If it is open: 5 am to 1 pm and 3 pm to 9 pm'],
  ['2027-06-16', 'Only the temple can tell', 'If it is open: 5 am to 1 pm and 3 pm to 9 pm'],
  ['2027-07-05', 'Usually open at this time of year', 'Usual hours: 5 am to 1 pm and 3 pm to 9 pm'],
])('%s: %s', (day, state, doors) => {
  expect(sheet(day).state).toBe(state);
  expect(sheet(day).doors.slice(0, doors.length || undefined)).toBe(doors);
  expect(sheet(day).text).not.toBe('');
});

test('a day in a season that needs care says so, in the best season too', () => {
  const rainy = { key: 'rain', kind: 'care', from: '06-01', through: '12-31' } as const;
  const on = (day: string, year: typeof data.facts.year) =>
    daySheet({ ...data, facts: { ...data.facts, year } }, { day });
  expect(on('2027-07-05', [rainy]).care).toBe('Take care: Wet.');
  expect(on('2026-12-05', [...data.facts.year, rainy])).toMatchObject({
    look: 'open',
    care: 'Take care: Wet.',
  });
  // It is not known whether the temple is open then.
  expect(on('2027-06-16', [rainy])).toMatchObject({ look: 'not-known', care: '' });
});

test('a feast day names its festivals, crowds, and what to bring and ask', () => {
  const { parts, day, text, warning } = sheet('2026-12-05');
  expect(day).toBe('Saturday, 5 December 2026');
  expect(text).toBe(`Of this day: Wide hours. ${data.speech.expectedNote}`);
  expect(warning).toBe('Heavy rain.');
  expect(parts.map(({ title, items }) => [title, ...items])).toEqual([
    [
      'Dates to know',
      'The feast, 5 December 2026 (expected): Every year.',
      'The rest, 10 to 12 December 2026 (expected): Every year.',
    ],
    ['Crowds', 'Crowded: the feast.'],
    ['At the door', ...data.rules],
    ['What to bring', 'A photo ID with your address', 'Rain cover'],
    ['Ask before you set out', 'When are the doors open?'],
  ]);
});

test('the sheet sums up what a group pays and what helps', () => {
  const group = { pilgrims: 4, elder: true, wheelchair: false };
  const [part] = daySheet(data, { day: '2026-11-25', ...group }).parts;
  expect(part?.title).toBe('For your group');
  expect(part?.items).toEqual(['4 pilgrims pay ₹100.', 'Rest on the way.']);
  expect(sheetMessage(data, daySheet(data, { day: '2026-11-25', ...group }))).toContain('Rest on the way.');
  const [crowded] = daySheet(data, { day: '2026-12-05', ...group }).parts;
  expect(crowded?.items).toEqual([data.sheet.crowd, '4 pilgrims pay ₹100.', 'Rest on the way.']);
  // Nobody pays on closed days, or after the doors had closed in other years.
  for (const day of ['2026-12-10', '2027-04-14', '2027-04-20']) {
    const { parts } = daySheet(data, { day, ...group });
    expect(parts[0]?.items).toEqual([data.sheet.helpWhenOpen, 'Rest on the way.']);
    expect(parts.filter(({ key }) => key === 'rules' || key === 'bring')).toEqual([]);
  }
  const many = daySheet(data, { day: '2026-11-25', pilgrims: 5000 });
  expect(many.parts[0]?.items).toEqual(['5,000 pilgrims pay ₹1,25,000.', data.sheet.large]);
});

const partOf = (key: string, day: string) =>
  sheet(day)
    .parts.find((part) => part.key === key)
    ?.items.map((text) => text.split(/[,:]/)[0]);

test.each([
  ['events', '2027-02-18', undefined],
  ['events', '2027-02-19', ['The flag']],
  ['events', '2027-02-25', ['The flag']],
  // The headline names it.
  ['events', '2027-02-26', undefined],
  ['events', '2026-12-03', ['The feast', 'The rest']],
  ['events', '2026-11-26', ['The rest']],
])('%s on %s: %s', (key, day, names) => {
  // Events are listed from a week before they begin to their last day, closures from two weeks before.
  expect(partOf(key, day)).toEqual(names);
});

test('empty parts are left out; on closed days what to bring is too', () => {
  const titles = (day: string) => sheet(day).parts.map(({ title }) => title);
  expect(titles('2027-05-10')).toEqual([]);
  expect(titles('2027-07-05')).toEqual(['At the door', 'What to bring']);
});

test('the message has the answer, who may enter, the crowd and whom to call', () => {
  expect(sheetMessage(data, sheet('2026-12-05')).split('\n')).toEqual([
    '*Test Temple, Puri, Saturday, 5 December 2026: Usually open (Wide hours)*',
    expect.stringMatching(/^Hours: /),
    `Of this day: Wide hours. ${data.speech.expectedNote}`,
    'Heavy rain.',
    data.rules[0]?.replace('Who may enter:', '*$&*'),
    data.rules
      .slice(1)
      .map((rule) => rule.replace(/^[^:]+:/, '*$&*'))
      .join(' · '),
    'Crowded: the feast.',
    '*What to bring:* A photo ID with your address · Rain cover',
    '*Ask before you set out:* When are the doors open?',
    'Call the helpline: 1363',
    `${data.from} Checked on 22 November 2026`,
  ]);
  // The door rules do not apply while the doors are shut.
  expect(sheetMessage(data, sheet('2027-05-10')).split('\n').slice(1)).toEqual([
    'Of this day: Closed for winter.',
    'Try 20 June 2027: more likely open',
    'Call the helpline: 1363',
    `${data.from} Checked on 22 November 2026`,
  ]);
});

test('the planned day is a valid calendar file in a link that needs no request', () => {
  const link = visitCalendar(data, sheet('2026-12-05'));
  expect(link).toMatch(/^data:text\/calendar;charset=utf-8,/);
  const file = decodeURIComponent(link.slice(link.indexOf(',') + 1));
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const { summary, startDate, endDate, uid, description } = new ICAL.Event(event);
  expect(summary).toBe('Visit: Test Temple, Puri: Usually open (Wide hours)');
  expect([startDate.toString(), endDate.toString()]).toEqual(['2026-12-05', '2026-12-06']);
  expect(uid).toMatch(/^test-temple-visit-20261205@/);
  const { doors, warning } = sheet('2026-12-05');
  expect(description).toMatch(new RegExp(`Wide hours.*\n${doors}\n[^]*${warning}\nCall the helpline: 1363`));
});
