/** @jest-environment node */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarEvent, icsText } from './ics';

const event: CalendarEvent = {
  uid: 'jagannath-rath-yatra-2027@example.org',
  from: '2027-07-05',
  through: '2027-07-05',
  summary: 'Rath Yatra (expected)',
  description: 'First line.\nSecond, with a comma; a semicolon, and C:\\path.',
  location: 'Jagannath Temple, Puri, Odisha',
  position: { latitude: 19.805, longitude: 85.818 },
  url: 'https://example.org/holyheaven/2',
  stamp: '2026-11-22',
};

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)) };
};
const file = (change: Partial<CalendarEvent> = {}, name = 'Puri') =>
  icsText({ name, lang: 'en', events: [{ ...event, ...change }] });

test('an iCalendar library reads back what was written', () => {
  const { calendar, events } = read(file());
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(events).toHaveLength(1);
  const [found] = events;
  expect(found?.uid).toBe(event.uid);
  expect(found?.summary).toBe(event.summary);
  expect(found?.description).toBe(event.description);
  expect(found?.location).toBe(event.location);
  expect(found?.component.getFirstPropertyValue('url')).toBe(event.url);
  expect(found?.component.getFirstPropertyValue('geo')).toEqual([19.805, 85.818]);
  expect(String(found?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T00:00:00Z');
});

test.each([
  ['2027-07-05', '2027-07-05', '2027-07-06'],
  ['2026-12-16', '2027-01-14', '2027-01-15'],
  ['2026-12-31', '2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-28', '2028-02-29'],
])('%s to %s is all-day and ends before %s', (from, through, end) => {
  const [found] = read(file({ from, through })).events;
  expect([found?.startDate.isDate, String(found?.startDate), String(found?.endDate)]).toEqual([
    true,
    from,
    end,
  ]);
});

test('any text survives, in lines of at most 75 octets that end in CRLF', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((words) => !/[\p{Cc}]/u.test(words));
  const scripts = fc.constantFrom(
    'ଜଗନ୍ନାଥ ମନ୍ଦିର ',
    'இராமநாதசுவாமி திருக்கோயில் ',
    'बदरीनाथ धाम, ',
    'a;b\\,c\n',
    '🛕',
  );
  const words = fc.oneof(
    text,
    fc.array(scripts, { maxLength: 12 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(words, words, (summary, description) => {
      const written = file({ summary, description });
      const lines = written.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        // Half a character would not survive this.
        expect(Buffer.from(line).toString()).toBe(line);
      }
      const [found] = read(written).events;
      expect([found?.summary, found?.description]).toEqual([summary, description]);
    }),
  );
});
