/** @jest-environment node */
import ICAL from 'ical.js';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { planPage } from './page';
import { planCalendar, planLines, planText } from './words';

const pageOf = (id: string, language: 'en' | 'hi' = 'en') => planPage(getTemple(id, language) as Temple);
const told = (id: string, day: string) => planLines(pageOf(id), day);
const titles = (id: string, day: string) => told(id, day).parts.map(({ title }) => title);

test.each([
  ['1', '2026-11-22', 'May be closed for winter', 'If it is open: '],
  ['1', '2027-06-25', 'Usually open in June', ''],
  ['1', '2028-05-02', 'Only the temple can tell', ''],
  ['2', '2026-11-22', 'Panchuka, the last days of Kartika', 'Doors: about 4 am'],
  ['2', '2027-07-05', 'Rath Yatra', ''],
  ['3', '2026-12-20', 'Hours of Margazhi', 'Doors: 3:30 am to 1 pm, about 3:30 pm to 8:30 pm'],
  ['3', '2027-03-10', 'Open', 'Doors: 5 am to 1 pm, 3 pm to 9 pm'],
])('temple %s on %s: %s', (id, day, state, doors) => {
  const lines = told(id, day);
  expect(lines.state).toBe(state);
  expect(lines.doors.slice(0, doors.length || undefined)).toBe(doors);
  expect(lines.text).not.toBe('');
});

test('a day of the Rath Yatra names its festivals, crowds, and what to bring and ask', () => {
  const { parts, day, note, warning } = told('2', '2027-07-05');
  expect(day).toBe('Monday, 5 July 2027');
  expect(note).toBe('Expected by our calculation: the official notice decides.');
  expect(warning).toMatch(/extremely crowded/);
  const items = Object.fromEntries(parts.map((part) => [part.title, part.items]));
  expect(items['Festivals near the day']).toContainEqual({
    text: 'Rath Yatra, 5 July 2027 (expected)',
    calendar: '/holyheaven/2/rath-yatra.ics',
  });
  expect(items.Crowds).toEqual([{ text: 'Extremely crowded: the days of the Rath Yatra.' }]);
  expect(items['What to bring']).toContainEqual({ text: 'Rain cover' });
  expect(items['Ask before you set out']).toContainEqual({
    text: 'Which roads are closed, and from where can we see the chariots?',
  });
});

test('the sheet counts what a group must pay, and says what helps and whom to ring', () => {
  const [part] = planLines(pageOf('3'), '2026-12-20', { pilgrims: 4, elder: true, wheelchair: false }).parts;
  expect(part?.title).toBe('For your group');
  expect(part?.items.map(({ text }) => text)).toEqual([
    'The 22 wells for 4 pilgrims: ₹100, at ₹25 a head (January 2026). Pay at the counter.',
    'The wells are wet and slippery, and may be left out.',
    'Cars stop about 500 m off.',
    'For help: Tourist helpline of India, 1363',
  ]);
});

test('parts with nothing to say are left out; for a closed season so is what to bring', () => {
  expect(titles('3', '2027-04-10')).toEqual(['What to bring', 'Ask before you set out']);
  expect(titles('1', '2026-12-20')).toEqual(['The season', 'Ask before you set out']);
  expect(told('1', '2026-12-20').seats).toContain('Yogdhyan Badri, Pandukeshwar');
});

test('no day of two years leaves a word out', () => {
  for (const language of ['en', 'hi'] as const)
    for (const id of ['1', '2', '3'])
      for (let time = Date.parse('2026-11-22'); time < Date.parse('2028-11-22'); time += 86_400_000) {
        const page = pageOf(id, language);
        const text = planText(page, planLines(page, new Date(time).toISOString().slice(0, 10)));
        expect(text).not.toMatch(/undefined|\{\w+\}/);
      }
});

test('the message carries the day, the doors and the lists', () => {
  const page = pageOf('3');
  const text = planText(page, planLines(page, '2026-12-20'));
  expect(text).toMatch(/^Ramanathaswamy Temple, Rameswaram\nSunday, 20 December 2026\n/);
  expect(text).toContain('Festivals near the day: Arudra Darshan, 24 December 2026 (expected); Margazhi, 16');
  expect(text.split('\n').length).toBeLessThanOrEqual(7);
});

test('the planned day is a valid calendar file in a link that needs no request', () => {
  const page = pageOf('3');
  const link = planCalendar(page.calendar, '2026-12-31');
  expect(link).toMatch(/^data:text\/calendar;charset=utf-8,/);
  const file = decodeURIComponent(link.slice(link.indexOf(',') + 1));
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const { summary, startDate, endDate, uid, description } = new ICAL.Event(event);
  expect(summary).toBe('Visit: Ramanathaswamy Temple, Rameswaram');
  expect([startDate.toString(), endDate.toString()]).toEqual(['2026-12-31', '2027-01-01']);
  expect(uid).toMatch(/^rameshwaram-visit-20261231@/);
  expect(description).toContain('open every day from 5 am to 1 pm');
});
