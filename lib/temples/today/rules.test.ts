/** @jest-environment node */
import { wordsIn } from '@/content/holyheaven/words';
import { badrinathFacts } from '@/content/temples/guide/badrinath';
import { jagannathFacts } from '@/content/temples/guide/jagannath';
import { rameshwaramFacts } from '@/content/temples/guide/rameshwaram';
import type { GuideFacts } from '@/content/temples/guide/types';
import { addDays } from '@/lib/india-time';
import { type State, todayData } from './data';
import { today } from './rules';
import { speechOf } from './words';

const say = speechOf(wordsIn('en').speech);

const at = (time: string) => new Date(`${time.replace(' ', 'T')}:00+05:30`);
const on = (facts: GuideFacts, time: string) => today(todayData(facts), at(time));
const said = ({ next }: ReturnType<typeof on>) =>
  next ? `${next.kind} ${next.day} ${say.time(next.minute)}` : 'nothing known';

// What an editor enters when the committee has named the closing day.
const evidence = { kind: 'gov', by: 'Committee', checked: '2026-11-22' } as const;
const announced: GuideFacts = {
  ...badrinathFacts,
  hours: [
    ...badrinathFacts.hours,
    { key: 'closing-day', doors: [{ opens: '07:00', closes: '14:56' }], evidence },
  ],
  season: [
    { ...badrinathFacts.season[0], through: '2026-11-17' },
    { ...badrinathFacts.season[2], from: '2026-11-18' },
  ],
  exceptions: [
    {
      key: 'closing-day',
      from: '2026-11-17',
      through: '2026-11-17',
      is: 'open',
      hours: 'closing-day',
      evidence,
      checkBy: '2026-11-17',
    },
  ],
};

const known = {
  badrinath: badrinathFacts,
  jagannath: jagannathFacts,
  rameshwaram: rameshwaramFacts,
  announced,
};

type Case = [temple: keyof typeof known, time: string, state: State, why: string, next: string];

test.each<Case>([
  ['badrinath', '2026-04-22 12:00', 'not-known', 'beyond', 'nothing known'],
  ['badrinath', '2026-04-23 05:14', 'closed', 'opening-day', 'opens 2026-04-23 6:15 am'],
  ['badrinath', '2026-04-23 05:15', 'opening-soon', 'opening-day', 'opens 2026-04-23 6:15 am'],
  ['badrinath', '2026-04-23 06:15', 'open', 'opening-day', 'closes 2026-04-23 1 pm'],
  ['badrinath', '2026-04-23 12:00', 'closing-soon', 'opening-day', 'closes 2026-04-23 1 pm'],
  ['badrinath', '2026-04-23 13:00', 'closed', 'opening-day', 'opens 2026-04-23 4 pm'],
  ['badrinath', '2026-04-23 21:00', 'closed', 'opening-day', 'opens 2026-04-24 7 am'],
  ['badrinath', '2026-04-24 05:29', 'closed', 'open', 'opens 2026-04-24 7 am'],
  ['badrinath', '2026-04-24 05:30', 'opening-soon', 'open', 'opens 2026-04-24 7 am'],
  ['badrinath', '2026-10-31 20:59', 'closing-soon', 'open', 'closes 2026-10-31 9 pm'],
  ['badrinath', '2026-10-31 21:00', 'closed', 'open', 'nothing known'],
  ['badrinath', '2026-11-01 00:00', 'not-known', 'closing-not-known', 'nothing known'],
  ['badrinath', '2026-12-01 00:00', 'season-closed', 'winter', 'nothing known'],
  ['badrinath', '2027-04-01 00:00', 'not-known', 'opening-not-known', 'nothing known'],
  ['badrinath', '2027-05-15 00:00', 'not-known', 'beyond', 'nothing known'],
  ['jagannath', '2026-11-19 23:59', 'not-known', 'kartika', 'opens 2026-11-20 4 am'],
  ['jagannath', '2026-11-20 00:00', 'closed', 'panchuka', 'opens 2026-11-20 4 am'],
  ['jagannath', '2026-11-22 15:29', 'closing-soon', 'panchuka', 'closes 2026-11-22 3:30 pm'],
  ['jagannath', '2026-11-22 15:30', 'closed', 'panchuka', 'opens 2026-11-22 5:30 pm'],
  ['jagannath', '2026-11-22 17:30', 'open', 'panchuka', 'closes 2026-11-22 9 pm'],
  ['jagannath', '2026-11-24 23:59', 'not-known', 'panchuka', 'opens 2026-11-25 5 am'],
  ['jagannath', '2026-11-25 04:00', 'opening-soon', 'open', 'opens 2026-11-25 5 am'],
  ['jagannath', '2026-11-25 21:00', 'not-known', 'open', 'opens 2026-11-26 5 am'],
  ['jagannath', '2027-06-17 21:00', 'not-known', 'open', 'nothing known'],
  ['jagannath', '2027-06-18 00:00', 'not-known', 'snana', 'nothing known'],
  ['jagannath', '2027-06-20 00:00', 'closed', 'anasara', 'nothing known'],
  ['jagannath', '2027-07-05 00:00', 'not-known', 'rath-yatra', 'nothing known'],
  ['jagannath', '2027-07-17 00:00', 'closed', 'open', 'opens 2027-07-17 5 am'],
  ['jagannath', '2027-09-30 23:59', 'not-known', 'open', 'nothing known'],
  ['jagannath', '2027-10-01 00:00', 'not-known', 'beyond', 'nothing known'],
  ['rameshwaram', '2026-12-15 21:00', 'closed', 'open', 'opens 2026-12-16 3:30 am'],
  ['rameshwaram', '2026-12-16 02:30', 'opening-soon', 'margazhi', 'opens 2026-12-16 3:30 am'],
  ['rameshwaram', '2026-12-31 10:00', 'closed', 'ashtami', 'opens 2026-12-31 3:30 pm'],
  ['rameshwaram', '2027-01-01 00:00', 'closed', 'margazhi-end', 'opens 2027-01-01 3:30 am'],
  ['rameshwaram', '2027-01-14 20:30', 'closed', 'margazhi-end', 'opens 2027-01-15 5 am'],
  ['rameshwaram', '2027-03-06 14:59', 'opening-soon', 'shivaratri', 'opens 2027-03-06 3 pm'],
  ['rameshwaram', '2027-03-06 15:00', 'open', 'shivaratri', 'closes 2027-03-07 1 pm'],
  ['rameshwaram', '2027-03-06 23:59', 'open', 'shivaratri', 'closes 2027-03-07 1 pm'],
  ['rameshwaram', '2027-03-07 00:00', 'open', 'after-shivaratri', 'closes 2027-03-07 1 pm'],
  ['rameshwaram', '2027-03-07 12:00', 'closing-soon', 'after-shivaratri', 'closes 2027-03-07 1 pm'],
  ['rameshwaram', '2027-03-07 13:00', 'closed', 'after-shivaratri', 'opens 2027-03-07 3 pm'],
  ['announced', '2026-11-16 21:00', 'closed', 'open', 'opens 2026-11-17 7 am'],
  ['announced', '2026-11-17 14:55', 'closing-soon', 'closing-day', 'closes 2026-11-17 2:56 pm'],
  ['announced', '2026-11-17 14:56', 'closed', 'closing-day', 'nothing known'],
  ['announced', '2026-11-18 00:00', 'season-closed', 'winter', 'nothing known'],
])('%s, %s: %s (%s)', (temple, time, state, why, next) => {
  const result = on(known[temple], time);
  expect([result.state, result.why, said(result)]).toEqual([state, why, next]);
});

test('a night that runs into a day not known ends at midnight', () => {
  const [margazhi, , , shivaratri, after] = rameshwaramFacts.exceptions;
  const exceptions = [margazhi, shivaratri, { ...after, is: 'not-known' as const }];
  const result = on({ ...rameshwaramFacts, exceptions }, '2027-03-06 23:00');
  expect([result.state, said(result)]).toEqual(['closing-soon', 'closes 2027-03-06 midnight']);
});

test.each([
  ['badrinath', '2026-11-22', 'closing'],
  ['badrinath', '2027-06-25', 'badri-kedar-utsav'],
  ['jagannath', '2026-11-22', 'panchuka'],
  ['jagannath', '2027-06-25', 'nabajaubana'],
  ['rameshwaram', '2026-11-22', 'arudra-darshan'],
  ['rameshwaram', '2027-06-25', 'thirukalyanam-flag'],
] as const)('what is held at %s on %s, or comes next: %s', (temple, day, key) => {
  const { held, event } = on(known[temple], `${day} 10:00`);
  expect((held ?? event)?.key).toBe(key);
});

test('in winter, and when the doors may have closed, Badrinath names the winter seats', () => {
  const seats = ['yogdhyan-badri', 'narsingh'];
  expect(on(badrinathFacts, '2026-12-20 10:00').seats).toEqual(seats);
  expect(on(badrinathFacts, '2026-11-22 10:00').seats).toEqual(seats);
  expect(on(badrinathFacts, '2026-10-20 10:00').seats).toEqual([]);
  expect(on(badrinathFacts, '2026-11-16 10:00').seats).toEqual([]);
});

test.each([
  ['2026-11-16', 'open'],
  ['2026-11-17', undefined],
  ['2026-11-25', undefined],
  ['2026-11-26', 'closed'],
  ['2027-04-15', 'closed'],
  ['2027-04-16', undefined],
  ['2027-05-15', 'open'],
  ['2026-10-20', undefined],
])('what past years lead one to expect at Badrinath on %s: %s', (day, usually) => {
  expect(on(badrinathFacts, `${day} 10:00`).usually).toBe(usually);
});

test('a festival of which the hours are not known is not called usually open', () => {
  expect(on(jagannathFacts, '2027-07-05 10:00').usually).toBeUndefined();
});

test.each([
  ['badrinath', '2026-11-24'],
  ['jagannath', '2027-02-28'],
  ['rameshwaram', '2026-12-16'],
] as const)('%s wants checking after %s, and stays stale to the end', (temple, day) => {
  const isStale = (time: string) => on(known[temple], time).stale;
  expect(isStale(`${day} 23:59`)).toBe(false);
  for (const later of [addDays(day, 1), '2029-01-01']) expect(isStale(`${later} 00:00`)).toBe(true);
});
