/** @jest-environment node */
import ICAL from 'ical.js';
import { temples } from '@/content/temples';
import { testTemple } from '@/content/temples/test-temple';
import { calendarFiles } from './temple-calendar';

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

test('every temple has one file with all dated events, and one for each, on the days of the facts', () => {
  for (const temple of temples) {
    const [whole, ...single] = calendarFiles(temple);
    const dated = temple.guide.facts.events.flatMap(({ key, when }) =>
      'from' in when ? [[`${key}.ics`, when.from, when.through]] : [],
    );
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

test('ids are unique and stay the same', () => {
  const all = [...temples, testTemple].flatMap((temple) => eventsIn(calendarFiles(temple)[0]?.text ?? ''));
  const uids = all.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  expect(uids).toContain('test-temple-feast-2026@holyheaven.vyomarka.example');
});

test('what is reckoned says so, with source and day of checking', () => {
  const [feast] = calendarFiles(testTemple)
    .filter(({ event }) => event === 'feast')
    .flatMap(({ text }) => eventsIn(text));
  expect(feast?.summary).toBe('The feast, Badrinath (expected)');
  expect(feast?.description).toMatch(/official notice decides[\s\S]*Sun and Moon[\s\S]*22 November 2026/);
  expect(feast?.location).toBe('Test Temple, Puri, Uttarakhand');
});
