/** @jest-environment node */
import fc from 'fast-check';
import { temples } from '@/content/temples';
import type { DaySpan, Doors } from '@/content/temples/guide-types';
import { testFacts } from '@/content/temples/test-temple';
import { addDays, indianDay, indianMinute } from '@/lib/india-time';
import type { DayFacts } from './data';
import { doorsOn, spanOn, today } from './rules';

const FIRST = '2026-12-25';
const MINUTE = 60_000;
const evidence = { kind: 'computed', by: 'A test', checked: FIRST } as const;

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const doors: fc.Arbitrary<Doors[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 8 })
  .map((times) => {
    const [a, b, c, d, ...rest] = times.sort((one, other) => one - other).map(clock);
    if (a === undefined || b === undefined) return [];
    if (rest.length > 1 && c !== undefined && d !== undefined)
      return [
        { opensFrom: a, opens: b, closes: c, closesBy: d },
        { opens: rest[0] ?? '', closes: rest[1] ?? '' },
      ];
    return [
      { opens: a, closes: b },
      ...(c !== undefined && d !== undefined ? [{ opens: c, closes: d }] : []),
    ];
  });

const invented: fc.Arbitrary<DayFacts> = fc
  .record({
    kinds: fc.array(
      fc.record({
        is: fc.constantFrom<DaySpan['is']>('open', 'open', 'closed', 'winter', 'not-known'),
        days: fc.integer({ min: 1, max: 6 }),
        hours: fc.constantFrom('first', 'second', 'night'),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    first: doors,
    second: doors,
  })
  .map(({ kinds, first, second }) => {
    let from = FIRST;
    const season = kinds.map(({ is, days, hours }): DaySpan => {
      const span = { key: is, is, from, through: addDays(from, days - 1), evidence, checkBy: FIRST };
      from = addDays(from, days);
      return is === 'open' || is === 'not-known' ? { ...span, hours } : span;
    });
    const night = [{ opens: '00:00', closes: '24:00' }];
    const hours = Object.entries({ first, second, night }).map(([key, doors]) => ({ key, doors, evidence }));
    const none = { exceptions: [], usually: [], events: [], warnings: [], actions: [], contacts: [] };
    return { ...none, checked: FIRST, hours, season };
  });

const real = fc.constantFrom(testFacts, ...temples.map(({ guide }) => guide.facts));
const facts = fc.oneof(invented, real);
const between = (first: string, last: string) =>
  fc
    .integer({ min: Date.parse(`${first}T00:00Z`) / MINUTE, max: Date.parse(`${last}T00:00Z`) / MINUTE })
    .map((minutes) => new Date(minutes * MINUTE));
// The invented data lasts a few weeks: look there more often.
const instant = fc.oneof(between('2026-12-20', '2027-10-20'), between('2026-12-23', '2027-01-31'));

const isOpen = (state: string) => state === 'open' || state === 'closing-soon';
const isClosed = (state: string) => ['closed', 'opening-soon', 'season-closed'].includes(state);

const check = (property: (facts: DayFacts, at: Date) => void) =>
  fc.assert(fc.property(facts, instant, property), { numRuns: 1500 });

test('a day is never both open and closed: the hours and the state agree', () => {
  check((given, at) => {
    const { state } = today(given, at);
    const minute = indianMinute(at);
    const span = spanOn(given, indianDay(at));
    const hours = doorsOn(given, indianDay(at));
    const inside = hours.some(({ opens, closes }) => opens <= minute && minute < closes);
    const perhaps = hours.some(({ closes, closesBy = closes }) => closes <= minute && minute < closesBy);
    expect(isOpen(state)).toBe(span?.is === 'open' && inside);
    expect(isClosed(state)).toBe(span !== undefined && span.is !== 'not-known' && !inside && !perhaps);
    if (state === 'season-closed') expect(span?.is).toBe('winter');
  });
});

test('each day has one answer, and its hours follow in time', () => {
  check((given, at) => {
    const day = indianDay(at);
    expect(given.season.filter(({ from, through }) => from <= day && day <= through).length).toBeLessThan(2);
    const times = doorsOn(given, day).flatMap(({ opensFrom, opens, closes, closesBy }) =>
      [opensFrom, opens, closes, closesBy].filter((time) => time !== undefined),
    );
    expect(times).toEqual([...times].sort((a, b) => a - b));
    if (spanOn(given, day)?.is === 'closed') expect(times).toEqual([]);
  });
});

test('before the first and after the last known day nothing is claimed', () => {
  check((given, at) => {
    const [first, last] = [given.season[0]?.from ?? '', given.season.at(-1)?.through ?? ''];
    const day = indianDay(at);
    const result = today(given, at);
    if (day < first || day > last) {
      expect(result).toMatchObject({ state: 'not-known', why: 'beyond', doors: [], stale: true });
      expect(result.next).toBeUndefined();
    } else expect(result.why).not.toBe('beyond');
  });
});

test('the next doors are ahead, and the state changes with them and not before', () => {
  check((given, at) => {
    const { state, next } = today(given, at);
    if (!next) return;
    expect(next.at.getTime()).toBeGreaterThan(at.getTime());
    const [before, then] = [new Date(next.at.getTime() - 1), next.at].map((time) => today(given, time).state);
    expect(isOpen(state)).toBe(next.kind === 'closes');
    expect(isOpen(before ?? '')).toBe(next.kind === 'closes');
    expect(isOpen(then ?? '')).toBe(next.kind === 'opens');
  });
});

test('"soon" is within the hour, or within the margin of the sources', () => {
  check((given, at) => {
    const { state, next } = today(given, at);
    if (!next || state === 'not-known') return;
    const margin = next.kind === 'opens' ? next.minute - (next.earliest ?? next.minute) : 0;
    const soon = next.at.getTime() - at.getTime() <= (60 + margin) * MINUTE;
    expect(state === 'opening-soon' || state === 'closing-soon').toBe(soon);
  });
});
