/** @jest-environment node */
import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import type { GuideFacts } from '@/content/temples/guide-types';
import { testFacts } from '@/content/temples/test-temple';
import { indianDay, indianMinute, instantOf } from '@/lib/india-time';
import type { State } from './data';
import { doorsOn, spanOn, today } from './rules';
import { formatterOf } from './words';

const { time: clock } = formatterOf(wordsIn('en').speech);
const at = (time: string, facts: GuideFacts = testFacts) =>
  today(facts, new Date(`${time.replace(' ', 'T')}:00+05:30`));
const nextAt = ({ next }: ReturnType<typeof at>) =>
  next ? `${next.kind} ${next.day} ${clock(next.minute)}` : 'nothing known';

test.each<[time: string, state: State, why: string, next: string]>([
  ['2026-10-31 12:00', 'not-known', 'beyond', 'nothing known'],
  ['2026-11-01 03:59', 'closed', 'open', 'opens 2026-11-01 5 am'],
  ['2026-11-01 04:00', 'opening-soon', 'open', 'opens 2026-11-01 5 am'],
  ['2026-11-01 05:00', 'open', 'open', 'closes 2026-11-01 1 pm'],
  ['2026-11-01 12:00', 'closing-soon', 'open', 'closes 2026-11-01 1 pm'],
  ['2026-11-01 13:00', 'closed', 'open', 'opens 2026-11-01 3 pm'],
  ['2026-11-30 21:00', 'closed', 'open', 'opens 2026-12-01 7 am'],
  ['2026-12-01 05:29', 'closed', 'wide', 'opens 2026-12-01 7 am'],
  ['2026-12-01 05:30', 'opening-soon', 'wide', 'opens 2026-12-01 7 am'],
  ['2026-12-01 20:59', 'closing-soon', 'wide', 'closes 2026-12-01 9 pm'],
  ['2026-12-01 21:00', 'not-known', 'wide', 'opens 2026-12-02 7 am'],
  ['2026-12-05 23:59', 'not-known', 'wide-end', 'opens 2026-12-06 5 am'],
  ['2026-12-06 00:00', 'closed', 'open', 'opens 2026-12-06 5 am'],
  ['2026-12-10 12:00', 'closed', 'shut', 'opens 2026-12-13 5 am'],
  ['2026-12-19 21:00', 'closed', 'open', 'nothing known'],
  ['2026-12-20 12:00', 'not-known', 'unsure', 'nothing known'],
  ['2027-03-06 14:59', 'opening-soon', 'night', 'opens 2027-03-06 3 pm'],
  ['2027-03-06 23:59', 'open', 'night', 'closes 2027-03-07 1 pm'],
  ['2027-03-07 00:00', 'open', 'dawn', 'closes 2027-03-07 1 pm'],
  ['2027-03-07 12:00', 'closing-soon', 'dawn', 'closes 2027-03-07 1 pm'],
  ['2027-03-31 21:00', 'closed', 'open', 'nothing known'],
  ['2027-04-01 00:00', 'not-known', 'closing', 'nothing known'],
  ['2027-04-15 00:00', 'season-closed', 'winter', 'nothing known'],
  ['2027-06-01 00:00', 'not-known', 'opening', 'nothing known'],
  ['2027-06-15 00:00', 'not-known', 'beyond', 'nothing known'],
])('%s: %s (%s)', (time, state, why, next) => {
  const result = at(time);
  expect([result.state, result.why, nextAt(result)]).toEqual([state, why, next]);
});

test('a night that runs into a day not known ends at midnight', () => {
  const exceptions = testFacts.exceptions.map((span) =>
    span.key === 'dawn' ? { ...span, is: 'not-known' as const } : span,
  );
  const result = at('2027-03-06 23:00', { ...testFacts, exceptions });
  expect([result.state, nextAt(result)]).toEqual(['closing-soon', 'closes 2027-03-06 midnight']);
});

test.each([
  ['2026-12-04', undefined, 'feast'],
  ['2026-12-05', 'feast', 'long'],
  ['2026-12-10', undefined, 'long'],
  ['2026-12-20', undefined, 'long'],
  ['2027-02-26', undefined, 'either'],
  ['2027-02-28', undefined, 'month'],
  ['2027-07-01', undefined, 'month'],
])('on %s %s is held, and %s comes next', (day, held, next) => {
  const answer = at(`${day} 10:00`);
  expect([answer.held?.key, answer.event?.key]).toEqual([held, next]);
});

test.each([
  ['2027-03-31', []],
  ['2027-04-05', ['seat']],
  ['2027-04-20', ['seat']],
  ['2027-06-10', ['seat']],
  ['2027-06-20', []],
])('where worship goes on, if the temple is closed on %s: %j', (day, seats) => {
  expect(at(`${day} 10:00`).seats).toEqual(seats);
});

test.each([
  ['2026-10-20', 'open'],
  ['2026-11-20', undefined],
  ['2027-04-09', undefined],
  ['2027-04-10', 'closed'],
  ['2027-06-15', undefined],
  ['2027-06-20', 'open'],
  // An exception has hours of its own, which past years do not tell.
  ['2026-12-20', undefined],
])('what past years lead one to expect on %s: %s', (day, usually) => {
  expect(at(`${day} 10:00`).usually).toBe(usually);
});

test('it wants checking after the day that its entry names, and stays stale to the end', () => {
  expect(at('2027-02-28 23:59').stale).toBe(false);
  for (const time of ['2027-03-01 00:00', '2029-01-01 00:00']) expect(at(time).stale).toBe(true);
});

const isOpen = (state: State) => state === 'open' || state === 'closing-soon';
const isClosed = (state: State) => ['closed', 'opening-soon', 'season-closed'].includes(state);

// Over the known days and beyond, at ever other minutes of the day.
const instants = Array.from({ length: 6000 }, (_, index) => instantOf('2026-10-25', index * 97));

test.each(
  [testFacts, ...temples.map(({ guide }) => guide.facts)].map((facts) => [facts.ownName.text, facts]),
)('%s: the state agrees with the hours, and changes with the next doors and not before', (_, facts) => {
  for (const instant of instants) {
    const { state, next } = today(facts, instant);
    const [day, minute] = [indianDay(instant), indianMinute(instant)];
    const span = spanOn(facts, day);
    const hours = doorsOn(facts, day);
    const inside = hours.some(({ opens, closes }) => opens <= minute && minute < closes);
    const perhaps = hours.some(({ closes, closesBy = closes }) => closes <= minute && minute < closesBy);
    const known = span !== undefined && span.is !== 'not-known';
    expect([instant, isOpen(state), isClosed(state)]).toEqual([
      instant,
      span?.is === 'open' && inside,
      known && !inside && !perhaps,
    ]);
    if (!next) continue;
    expect(next.at.getTime()).toBeGreaterThan(instant.getTime());
    const around = [next.at.getTime() - 1, next.at.getTime()].map((time) => today(facts, new Date(time)));
    expect([state, ...around.map((answer) => answer.state)].map(isOpen)).toEqual(
      next.kind === 'closes' ? [true, true, false] : [false, false, true],
    );
  }
});
