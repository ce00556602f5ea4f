/** @jest-environment node */
import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import { instantOf } from '@/lib/india-time';
import { sourceIn } from '../guide-words';
import { todayData } from './data';
import { today } from './rules';
import { speechOf } from './words';

const say = speechOf(wordsIn('en').speech);

test.each([
  [0, 'midnight'],
  [30, '12:30 am'],
  [210, '3:30 am'],
  [390, '6:30 am'],
  [720, '12 noon'],
  [750, '12:30 pm'],
  [780, '1 pm'],
  [1439, '11:59 pm'],
  [1440, 'midnight'],
])('minute %i is %s', (minute, said) => {
  expect(say.time(minute)).toBe(said);
});

test('hours are told as people say them, with what is not certain', () => {
  expect(say.doors({ opens: 300, closes: 780 })).toBe('5 am to 1 pm');
  expect(say.doors({ opens: 420, closes: 780, opensFrom: 390, about: true })).toBe(
    'about 6:30 am or 7 am to 1 pm',
  );
  expect(say.doors({ opens: 300, closes: 1260, closesBy: 1440, about: true })).toBe(
    'about 5 am to a time between 9 pm and midnight',
  );
});

test('the next doors are told from today', () => {
  const next = (kind: 'opens' | 'closes', day: string, more: object = {}) =>
    say.next({ kind, day, minute: 420, ...more }, '2026-11-22', '2026-11-23');
  expect(next('closes', '2026-11-22')).toBe('Closes at 7 am');
  expect(next('opens', '2026-11-23', { about: true, earliest: 390 })).toBe(
    'Opens tomorrow at about 6:30 am or 7 am',
  );
  expect(next('opens', '2026-11-25')).toBe('Opens on 25 November 2026 at 7 am');
  expect(next('closes', '2026-11-22', { minute: 1260, latest: 1440 })).toBe(
    'Closes between 9 pm and midnight',
  );
});

test('days are told without saying a month or a year twice', () => {
  expect(say.days('2027-07-05', '2027-07-05')).toBe('5 July 2027');
  expect(say.days('2027-06-11', '2027-06-13')).toBe('11 to 13 June 2027');
  expect(say.days('2027-06-20', '2027-07-03')).toBe('20 June to 3 July 2027');
  expect(say.days('2026-12-16', '2027-01-14')).toBe('16 December 2026 to 14 January 2027');
  expect(say.days('09-15', '10-31')).toBe('15 September to 31 October');
  expect(say.weekday('2027-07-05')).toBe('Monday');
  expect(say.months([12, 1])).toBe('December to January');
  expect(say.months([6])).toBe('June');
});

test('a source is named with the day, month or year on which it spoke', () => {
  const said = (on?: string) =>
    sourceIn('en', { kind: 'press', by: 'Sambad', checked: '2026-11-22', ...(on && { said: on }) });
  expect([said('2025-10-30'), said('2025-10'), said('2025'), said()]).toEqual([
    'Sambad, 30 October 2025',
    'Sambad, October 2025',
    'Sambad, 2025',
    'Sambad',
  ]);
});

// Temple, state, headline, hours, next event, warning, action, whether it wants checking.
test.each([
  [
    '2026-11-22',
    'Badrinath: Not known. Closing for winter this month. closing. do-not-set-out, ask-dates',
    'Puri: Open now. Panchuka, the last days of Kartika. about 4 am to 3:30 pm, about 5:30 pm to a time between 9 pm and midnight. panchuka. panchuka-crowd, ask',
    'Rameswaram: Open now. Open today. 5 am to 1 pm, 3 pm to 9 pm. arudra-darshan. cyclones, ask',
  ],
  [
    '2026-12-20',
    'Badrinath: Closed for the season. Closed for winter. opening-declared. fake-sites, ask-dates',
    'Puri: Open now. Darshan today, with pauses. about 5 am to a time between 9 pm and midnight. snana-purnima. darshan-stops, ask',
    'Rameswaram: Open now. Hours of Margazhi. 3:30 am to 1 pm, about 3:30 pm to 8:30 pm. arudra-darshan. cyclones, ask. Stale.',
  ],
  [
    '2027-03-10',
    'Badrinath: Closed for the season. Closed for winter. opening. fake-sites, register. Stale.',
    'Puri: Open now. Darshan today, with pauses. about 5 am to a time between 9 pm and midnight. snana-purnima. darshan-stops, ask. Stale.',
    'Rameswaram: Open now. Open today. 5 am to 1 pm, 3 pm to 9 pm. ramalinga-pratishtha. sea, ask. Stale.',
  ],
  [
    '2027-06-25',
    'Badrinath: Not known. Not checked yet. badri-kedar-utsav. thin-air, register. Stale.',
    'Puri: Closed now. Anasara: no darshan. nabajaubana. rath-crowd, ask. Stale.',
    'Rameswaram: Open now. Open today. 5 am to 1 pm, 3 pm to 9 pm. thirukalyanam-flag. sea, ask. Stale.',
  ],
  [
    '2027-07-05',
    'Badrinath: Not known. Not checked yet. mata-murti. rain, register. Stale.',
    'Puri: Not known. Rath Yatra. rath-yatra. rath-crowd, ask. Stale.',
    'Rameswaram: Open now. Open today. 5 am to 1 pm, 3 pm to 9 pm. thirukalyanam-flag. sea, ask. Stale.',
  ],
])('what the three pages say at ten in the morning of %s', (day, ...expected) => {
  const told = temples.filter(({ slug }) => ['badrinath', 'jagannath', 'rameshwaram'].includes(slug));
  const lines = told.map(({ place, guide: { facts, words } }) => {
    const { state, why, doors, event, warning, action, stale } = today(todayData(facts), instantOf(day, 600));
    const { headline } = words.days[why] ?? words.beyond;
    const hours = state === 'not-known' ? '' : doors.map(say.doors).join(', ');
    const parts = [
      wordsIn('en').speech.state[state],
      headline,
      hours,
      event?.key,
      `${warning}, ${action?.key}`,
      stale && 'Stale.',
    ];
    const name = place === 'Rameshwaram' ? 'Rameswaram' : place;
    return `${name}: ${parts.filter(Boolean).join('. ')}`;
  });
  expect(lines).toEqual(expected);
});
