/** @jest-environment node */
import { templesIn } from '@/content/temples';
import { holds } from '@/content/temples/holds';
import { addDays } from '@/lib/india-time';
import { type DaySheet, daySheet } from './day-sheet';
import { sheetData } from './sheet-data';
import { sheetMessage } from './take-along';

// What a visitor sees for the real temples, whatever their facts and words.
const MONTHS = 15;
const group = { pilgrims: 4, elder: true, wheelchair: true };
const temples = [...templesIn('en'), ...templesIn('hi')];
jest.useFakeTimers({ now: new Date(temples[0]?.guide.facts.checked ?? '') });

const textsOf = ({ state, doors, hoursNote, warning, text, parts }: DaySheet) =>
  [state, doors, hoursNote, warning, text, ...parts.flatMap(({ items }) => items)]
    .join('\n')
    .replaceAll('\u00a0', ' ');

const CLOSED =
  /(?<!perhaps still )closed|no darshan|बंद हो(?! चुके हों)|शायद नहीं खुले|के लिए कपाट बंद|दर्शन (नहीं|बंद)|प्रायः बंद/i;
const IN_DOUBT =
  /^perhaps (still|already|mostly) |^shut (for most of|from morning)|^ask before you go|probably (shut|no darshan)|^perhaps shut all day|^शायद .*कपाट|^(शायद )?अधिकतर समय बंद|^सुबह से दोपहर बाद तक बंद|^जाने से पहले पूछ|शायद .*बंद/i;
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

  test('no sheet lacks a word', () => {
    for (const lines of sheets)
      expect(textsOf(lines) + sheetMessage(data, lines)).not.toMatch(/undefined|\{\w+\}/);
  });

  test('a closed or possibly closed day offers another one; a closed day does not ask to register or book', () => {
    for (const sheet of sheets) {
      const { date, state, is, better } = sheet;
      expect([date, better !== undefined]).toEqual([
        date,
        CLOSED.test(state) || IN_DOUBT.test(state) || is === 'closed',
      ]);
      if (!better) continue;
      if (!IN_DOUBT.test(state))
        expect([date, textsOf(sheet)]).not.toEqual([date, expect.stringMatching(GOING)]);
      expect(daySheet(data, { day: better.day }).better).toBeUndefined();
    }
  });

  test('an open or possibly open day tells what each pilgrim must do or pay', () => {
    const silent = sheets.filter(
      ({ state, book, parts }) =>
        !CLOSED.test(state) &&
        (parts[0]?.key !== 'group' ||
          !parts[0].items.some((text) => /(^| )4 /.test(text)) ||
          book !== data.book),
    );
    expect(silent.map(({ date }) => date)).toEqual([]);
  });

  const holding = (key: string, day: string) =>
    data.facts.events.some((event) => event.key === key && holds(day, event.when));

  test('a festival replaces the usual hours, but no doubt about whether the temple is open', () => {
    const festivals = data.facts.events.filter(({ kind }) => kind === 'festival').map(({ key }) => key);
    const names = festivals.map((key) => data.words.events[key]?.name);
    const wrong = sheets.filter(
      ({ date, is, state }) =>
        ([data.sheet.open, data.sheet.pauses].some((open) => open === state) &&
          festivals.some((key) => holding(key, date))) ||
        (is !== 'open' && names.includes(state)),
    );
    expect(wrong.map(({ date }) => date)).toEqual([]);
  });

  test('no sheet leads a group into the temple while the deities are outside', () => {
    const [out] = sheets.filter(({ date }) => holding('rath-yatra', date));
    const [home] = sheets.filter(({ date }) => holding('niladri-bije', date));
    const inside = sheets.filter(
      ({ date, parts }) =>
        out &&
        home &&
        date >= out.date &&
        date <= home.date &&
        (parts.some(({ key }) => key === 'rules') ||
          /inside|gate|steps|help desk|भीतर|द्वार/i.test(
            JSON.stringify(parts.find(({ key }) => key === 'group')),
          )),
    );
    expect(inside.map(({ date }) => date)).toEqual([]);
  });

  test('no sheet says that the temple is open on a day when it shuts for an eclipse', () => {
    const open = sheets.filter(({ date, is }) => is === 'open' && holding('eclipse', date));
    expect(open.map(({ date }) => date)).toEqual([]);
  });

  test('a crowded day warns groups with somebody who needs help', () => {
    const unwarned = sheets.filter(
      ({ parts }) =>
        parts.some(({ key }) => key === 'crowds') &&
        !/crowd|भीड़/.test(parts.find(({ key }) => key === 'group')?.items.join() ?? ''),
    );
    expect(unwarned.map(({ date }) => date)).toEqual([]);
  });

  test('a closed day offers no day with doubtful doors or festival crowds', () => {
    for (const { better } of sheets) {
      const { warning } = better ? daySheet(data, { day: better.day }) : { warning: '' };
      expect(warning).not.toMatch(
        /do not set out|book a room and your journey home|कपाट खुले हैं|वापसी का टिकट/i,
      );
    }
  });

  test('no sheet expects darshan on the second possible day of the bath', () => {
    const [, ...second] = sheets.filter(({ date }) => holding('snana-purnima', date));
    expect(second.filter(({ is }) => is !== 'closed').map(({ date }) => date)).toEqual([]);
  });

  test('no sheet gives the usual hours around New Year in Puri', () => {
    const usual = sheets.filter(({ date, doors }) => doors && holding('new-year', date));
    expect(usual.map(({ date }) => date)).toEqual([]);
  });

  test('the day after the deities return, a sheet has the door rules, but no hours, rites or chariots', () => {
    for (const { state, doors, parts } of sheets.filter(({ date }) =>
      holding('niladri-bije', addDays(date, -1)),
    ))
      expect([state, doors, JSON.stringify(parts)]).toEqual([
        expect.stringMatching(/darshan inside|भीतर दर्शन/),
        '',
        expect.stringMatching(/^(?!.*(Gundicha|chariot|which rites|गुंडिचा|रथों|किन पूजाओं)).*"rules"/),
      ]);
  });

  test('no sheet names two ages', () => {
    const two = sheets.filter((lines) => all(textsOf(lines), AGES).length > 1);
    expect(two.map(({ date }) => date)).toEqual([]);
  });

  test('a festival has the same date wherever it is named', () => {
    const texts = sheets.map(textsOf).join('\n');
    const names = Object.values(data.words.events).map(({ name }) => name);
    // Skips names that are part of another.
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

  test('no sheet gives two distances, and the page gives at most one to the airport', () => {
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

// Badrinath warns from 10 November: do not set out.
test('a better day is the next one within a month, otherwise the last one', () => {
  const [badrinath, puri] = templesIn('en').map(sheetData);
  const better = (data: typeof puri, day: `${number}-${number}-${number}`) =>
    data && daySheet(data, { day }).better?.day;
  expect(better(puri, '2027-06-25')).toBe('2027-07-18');
  expect(better(badrinath, '2027-11-20')).toBe('2027-11-09');
});

test('no day is plainly open, and Puri tells when darshan pauses', () => {
  const [, puri] = templesIn('en').map(sheetData);
  const on = (day: `${number}-${number}-${number}`) => puri && daySheet(puri, { day });
  expect(on('2027-04-10')).toMatchObject({
    state: 'Usually\u00a0open, with pauses',
    look: 'open',
    text: expect.stringMatching(/8:30 to 10.am, 12:30 to 1:30, 3:30 to 5:30 and 7:20 to 9.pm/),
  });
});
