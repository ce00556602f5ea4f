/** @jest-environment node */
import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import { testFacts } from '@/content/temples/test-temple';
import type { GuideFacts } from '@/content/temples/types';
import { instantOf } from '@/lib/india-time';
import { today } from './day-answer';
import { formatterOf } from './formatter';
import type { State } from './types';

const { time: clock } = formatterOf(wordsIn('en').speech);
const at = (time: string, facts: GuideFacts = testFacts) =>
  today(facts, new Date(`${time.replace(' ', 'T')}:00+05:30`));
const nextAt = ({ next }: ReturnType<typeof at>) =>
  next ? `${next.day} ${clock(next.minute)}` : 'nothing known';

test.each<[time: string, state: State, why: string, next: string]>([
  ['2026-10-31 12:00', 'perhaps-open', 'beyond', 'nothing known'],
  ['2026-11-01 04:59', 'closed', 'open', '2026-11-01 5 am'],
  ['2026-11-01 05:00', 'open', 'open', '2026-11-01 1 pm'],
  ['2026-11-01 13:00', 'closed', 'open', '2026-11-01 3 pm'],
  ['2026-11-30 21:00', 'closed', 'open', '2026-12-01 7 am'],
  ['2026-12-01 17:59', 'open', 'wide', '2026-12-01 6 pm'],
  ['2026-12-01 18:00', 'paused', 'wide', '2026-12-01 7:30 pm'],
  ['2026-12-01 19:30', 'open', 'wide', '2026-12-01 9 pm'],
  ['2026-12-01 21:00', 'perhaps-open', 'wide', 'nothing known'],
  ['2026-12-05 23:59', 'perhaps-open', 'wide', 'nothing known'],
  ['2026-12-06 00:00', 'closed', 'open', '2026-12-06 5 am'],
  ['2026-12-10 12:00', 'closed', 'shut', '2026-12-13 5 am'],
  ['2026-12-19 21:00', 'closed', 'open', 'nothing known'],
  ['2026-12-20 12:00', 'not-known', 'unsure', 'nothing known'],
  ['2027-03-06 23:59', 'open', 'night', '2027-03-07 1 pm'],
  ['2027-03-07 00:00', 'open', 'dawn', '2027-03-07 1 pm'],
  ['2027-03-31 21:00', 'closed', 'open', 'nothing known'],
  ['2027-04-01 00:00', 'not-known', 'closing', 'nothing known'],
  ['2027-04-15 00:00', 'closed', 'winter', 'nothing known'],
  ['2027-06-15 00:00', 'not-known', 'beyond', 'nothing known'],
])('%s: %s (%s)', (time, state, why, next) => {
  const result = at(time);
  expect([result.state, result.why, nextAt(result)]).toEqual([state, why, next]);
});

test('a night that runs into an unknown day ends at midnight', () => {
  const exceptions = testFacts.exceptions.map((span) =>
    span.key === 'dawn' ? { ...span, is: 'not-known' as const } : span,
  );
  const result = at('2027-03-06 23:00', { ...testFacts, exceptions });
  expect([result.state, nextAt(result)]).toEqual(['open', '2027-03-06 midnight']);
});

test.each([
  ['2026-12-05', 'feast'],
  // Of any kind, unless it has already begun.
  ['2026-12-06', 'shut'],
  ['2026-12-11', 'long'],
  ['2026-12-20', 'either'],
  ['2027-03-01', undefined],
])('the next date that is listed on %s: %s', (day, next) => {
  expect(at(`${day} 10:00`).event?.key).toBe(next);
});

test.each([
  ['2026-10-20', 'open'],
  ['2026-11-20', undefined],
  ['2027-04-10', undefined],
  ['2027-06-15', undefined],
  ['2027-06-20', 'open'],
])('beyond the known days, what past years suggest for %s: %s', (day, usually) => {
  expect(at(`${day} 10:00`).usually).toBe(usually);
});

test('an entry is stale from the day after its next check is due', () => {
  expect(at('2027-02-28 23:59').stale).toBe(false);
  for (const time of ['2027-03-01 00:00', '2029-01-01 00:00']) expect(at(time).stale).toBe(true);
});

// Over the known days and beyond, at varying minutes of the day.
const instants = Array.from({ length: 6000 }, (_, index) => instantOf('2026-10-25', index * 97));

test.each(
  [testFacts, ...temples.map(({ guide }) => guide.facts)].map((facts) => [facts.ownName.text, facts]),
)('%s: the state changes at the next opening or closing', (_, facts) => {
  for (const instant of instants) {
    const { state, next } = today(facts, instant);
    if (!next) continue;
    const at = instantOf(next.day, next.minute);
    expect(at.getTime()).toBeGreaterThan(instant.getTime());
    expect(today(facts, at).state).not.toBe(state);
  }
});
