/** @jest-environment node */
import ICAL from 'ical.js';
import { temples } from '@/content/temples';
import { testTemple } from '@/content/temples/test-temple';
import { calendarFiles } from './calendar';

const calendarIn = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsIn = (text: string) =>
  calendarIn(text)
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part));

test('every temple has one file with all events and one per event, on the dates in its facts', () => {
  for (const temple of temples) {
    const [whole, ...single] = calendarFiles(temple);
    const dated = temple.guide.facts.events.map(({ key, when }) => [`${key}.ics`, when.from, when.through]);
    const found = single.map(({ name, text }) => {
      const [event] = eventsIn(text);
      event?.endDate.adjust(-1, 0, 0, 0);
      return [name, String(event?.startDate), String(event?.endDate)];
    });
    expect(found).toEqual(dated);
    expect(whole?.name).toBe('calendar.ics');
    expect(eventsIn(whole?.text ?? '').map(({ uid }) => uid)).toEqual(
      single.flatMap(({ text }) => eventsIn(text)).map(({ uid }) => uid),
    );
  }
});

test('an iCalendar library reads the files; calculated days are marked, with source and date of checking', () => {
  const { text = '' } = calendarFiles(testTemple).find(({ name }) => name === 'feast.ics') ?? {};
  expect(calendarIn(text).getFirstPropertyValue('version')).toBe('2.0');
  // A method would make it an invitation, for which strict readers require an organizer.
  expect(calendarIn(text).getFirstPropertyValue('method')).toBeNull();
  const [feast] = eventsIn(text);
  expect(feast?.uid).toBe('test-temple-feast-2026@holyheaven.vyomarka.example');
  expect(feast?.summary).toBe('The feast, Badrinath (expected)');
  expect(feast?.description).toMatch(/We calculated[\s\S]*Sun and Moon[\s\S]*22 November 2026/);
  expect(feast?.location).toBe('Test Temple, Puri, Uttarakhand');
  const { latitude, longitude } = testTemple.position;
  expect(feast?.component.getFirstPropertyValue('geo')).toEqual([latitude, longitude]);
  expect(feast?.component.getFirstPropertyValue('url')).toMatch(/^http.*\/holyheaven\/9$/);
  expect(String(feast?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T00:00:00Z');
});
