/** @jest-environment node */
import { templesIn } from '@/content/temples';
import { addDays } from '@/lib/india-time';
import { type DaySheet, daySheet } from './day-sheet';
import { sheetData } from './sheet-data';
import { sheetMessage } from './take-along';

// What a visitor sees of the real temples, whatever their facts and words say today.
const MONTHS = 15;
const group = { pilgrims: 4, elder: true, wheelchair: true };
const temples = [...templesIn('en'), ...templesIn('hi')];

const textsOf = ({ state, doors, warning, text, note, parts }: DaySheet) =>
  [state, doors, warning, text, note, ...parts.flatMap(({ items }) => items.map((item) => item.text))]
    .join('\n')
    .replaceAll('\u00a0', ' ');

const CLOSED = /closed|no darshan|बंद हो|कपाट बंद|दर्शन नहीं/i;
const GOING = /register \d|for \d+ pilgrims|needs no booking|book (the )?rooms|तीर्थयात्रियों/i;
const AGES = [/over (\d\d)/gi, /(\d\d) वर्ष से/g];
const DATE = /(?:(?:\d+ (?:or|या) )?\d+ \p{L}[\p{L}\p{M}]+ \d{4})/u;

const all = (text: string, patterns: readonly RegExp[]) => [
  ...new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, found]) => found))),
];

describe.each(temples.map((temple) => [temple.title, temple] as const))('the sheets of %s', (_, temple) => {
  const data = sheetData(temple);
  const days = Array.from({ length: Math.round(MONTHS * 30.5) }, (_, day) =>
    addDays(data.facts.checked, day),
  );
  const sheets = days.map((day) => daySheet(data, { day, ...group }));

  test('none lacks a word', () => {
    for (const lines of sheets)
      expect(textsOf(lines) + sheetMessage(data, lines)).not.toMatch(/undefined|\{\w+\}/);
  });

  test('none says that the temple is closed and asks to register or to book', () => {
    const both = sheets.filter(
      (lines) => (CLOSED.test(lines.state) || lines.is === 'closed') && GOING.test(textsOf(lines)),
    );
    expect(both.map(({ date }) => date)).toEqual([]);
  });

  test('none says that the temple is open on a day on which it shuts for an eclipse', () => {
    const eclipse = data.facts.events.find(({ key }) => key === 'eclipse')?.when;
    const open = sheets.filter(
      ({ date, is }) => is === 'open' && eclipse && 'from' in eclipse && eclipse.from === date,
    );
    expect(open.map(({ date }) => date)).toEqual([]);
  });

  test('none names a day of darshan twice', () => {
    const named = (key: string, { parts }: DaySheet) =>
      parts.find((part) => part.key === key)?.items.map(({ text }) => text.split(/[,:]/)[0]) ?? [];
    const twice = sheets.filter((sheet) => {
      const closures = named('closures', sheet);
      return named('events', sheet).some((name) => closures.includes(name));
    });
    expect(twice.map(({ date }) => date)).toEqual([]);
  });

  test('none names two ages', () => {
    const two = sheets.filter((lines) => all(textsOf(lines), AGES).length > 1);
    expect(two.map(({ date }) => date)).toEqual([]);
  });

  test('a festival has one date, wherever it is named', () => {
    const texts = sheets.map(textsOf).join('\n');
    const names = Object.values(data.words.events).map(({ name }) => name);
    // Not one that is a part of another's.
    for (const name of names.filter((each) =>
      names.every((other) => other === each || !other.includes(each)),
    )) {
      const named = texts.matchAll(
        new RegExp(`${name.replace(/[()]/g, '\\$&')}[^.।;\n]*?(${DATE.source})`, 'gu'),
      );
      const dates = new Set([...named].map(([, date]) => date));
      const years = [...dates].map((date) => date?.slice(-4));
      expect([name, ...years]).toEqual([name, ...new Set(years)]);
    }
  });

  test('none gives two distances, and the page gives one to the airport', () => {
    const KM = /[\d.]+(?: (?:to|से) [\d.]+)?(?= (?:km|किमी))/g;
    const two = sheets.filter((lines) => new Set(textsOf(lines).match(KM)).size > 1);
    expect(two.map(({ date }) => date)).toEqual([]);
    const sentences = JSON.stringify(temple)
      .replaceAll('\u00a0', ' ')
      .split(/[.।"](?= |,|\])/);
    const toAirport = sentences
      .filter((text) => /airport|हवाई अड्डे से/.test(text))
      .flatMap((text) => text.match(KM) ?? []);
    expect(new Set(toAirport).size).toBeLessThanOrEqual(1);
  });
});
