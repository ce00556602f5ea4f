/** @jest-environment node */
import { badrinathFacts } from '@/content/temples/guide/badrinath';
import { jagannathFacts } from '@/content/temples/guide/jagannath';
import { rameshwaramFacts } from '@/content/temples/guide/rameshwaram';
import type { GuideFacts } from '@/content/temples/guide/types';
import { planData } from './page';
import { planFor } from './rules';

const plan = (facts: GuideFacts, day: string) => planFor(planData(facts), day);
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test('Badrinath in winter: closed, with the winter seats and what to ask', () => {
  const sheet = plan(badrinathFacts, '2026-12-20');
  expect(sheet).toMatchObject({ is: 'winter', doors: [], season: ['winter'], crowds: [] });
  expect(sheet.seats).toEqual(['yogdhyan-badri', 'narsingh']);
  expect(sheet.asks).toEqual(['opening-day', 'road']);
});

test('Badrinath in the rain: usually open, with rain cover and the register link', () => {
  const sheet = plan(badrinathFacts, '2027-07-20');
  expect(sheet).toMatchObject({ is: 'not-known', why: 'beyond', usually: 'open', season: ['rain'] });
  expect(sheet).toMatchObject({ warning: 'rain', action: { key: 'register', contact: 'registration' } });
  expect(sheet.bring).toContain('rain-cover');
  expect(plan(badrinathFacts, '2027-05-20').bring).not.toContain('rain-cover');
});

test('mid-September begins on the 15th', () => {
  expect(plan(badrinathFacts, '2026-09-14').season).toEqual([]);
  expect(plan(badrinathFacts, '2026-09-15').season).toEqual(['autumn']);
  expect(keys(plan(badrinathFacts, '2027-09-14').events)).toEqual(['mata-murti']);
});

test('Puri just before the Rath Yatra: no darshan, and the festivals of the week', () => {
  const sheet = plan(jagannathFacts, '2027-06-30');
  expect(sheet).toMatchObject({ is: 'closed', why: 'anasara', expected: true, crowds: [] });
  expect(keys(sheet.events)).toEqual(['nabajaubana', 'rath-yatra']);
  expect(keys(sheet.closures)).toEqual(['nabajaubana', 'rath-yatra', 'away']);
  expect(plan(jagannathFacts, '2027-07-05').crowds).toEqual(['rath-yatra']);
});

test('events and closures count from a week before to a week after', () => {
  const events = (day: string) => keys(plan(rameshwaramFacts, day).events);
  expect(events('2027-03-13')).toEqual(['maha-shivaratri']);
  expect(events('2027-03-14')).toEqual([]);
  const closures = (day: string) => keys(plan(jagannathFacts, day).closures);
  expect(closures('2027-06-10')).toEqual([]);
  expect(closures('2027-06-11')).toEqual(['snana']);
  expect(closures('2027-07-23')).toEqual(['away']);
  expect(closures('2027-07-24')).toEqual([]);
});

test('Rameswaram in Margazhi, over the turn of the year', () => {
  for (const day of ['2026-12-30', '2027-01-01'])
    expect(plan(rameshwaramFacts, day)).toMatchObject({ is: 'open', hours: 'margazhi' });
  expect(plan(rameshwaramFacts, '2026-12-31')).toMatchObject({ why: 'ashtami', hours: 'ashtami' });
  expect(plan(rameshwaramFacts, '2026-12-31').asks).toContain('ashtami');
  expect(plan(rameshwaramFacts, '2026-12-31').season).toEqual(['named']);
  expect(plan(rameshwaramFacts, '2027-01-01').season).toEqual(['named']);
});
