/** @jest-environment node */
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
  // A method makes it an invitation, for which strict readers want an organizer.
  expect(calendar.getFirstPropertyValue('method')).toBeNull();
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
