/** @jest-environment node */
import { wordsIn } from '@/content/holyheaven/words';
import { sourceName } from '../source-name';
import { type Formatter, formatterOf } from './formatter';
import type { EventDays } from './types';

const format = formatterOf(wordsIn('en').speech);

const inBoth = (tell: (format: Formatter) => string) => [
  tell(format),
  tell(formatterOf(wordsIn('hi').speech)),
];

const time = (minute: number, about?: true) => inBoth(({ time }) => time(minute, about));
const doors = (opens: number, closes: number, more: object = {}) =>
  inBoth(({ doors }) => doors({ opens, closes, ...more }));
const till = (day: string, minute: number, more: object = {}) =>
  inBoth(({ till }) => till({ day, minute, ...more }, '2026-11-22'));
const held = (when: EventDays) => inBoth(({ held }) => held(when));
const days = (from: string, through: string) => held({ from, through });
const oneOf = (from: string, through: string) => held({ from, through, oneOf: true });
const about = true;

test.each([
  [time(0), 'midnight', 'रात 12 बजे'],
  [time(30), '12:30 am', 'रात 12:30 बजे'],
  [time(210), '3:30 am', 'तड़के 3:30 बजे'],
  [time(270), '4:30 am', 'सुबह 4:30 बजे'],
  [time(390), '6:30 am', 'सुबह 6:30 बजे'],
  [time(720), '12 noon', 'दोपहर 12 बजे'],
  [time(750), '12:30 pm', 'दोपहर 12:30 बजे'],
  [time(780), '1 pm', 'दोपहर 1 बजे'],
  [time(1050), '5:30 pm', 'शाम 5:30 बजे'],
  [time(1260), '9 pm', 'रात 9 बजे'],
  [time(1439), '11:59 pm', 'रात 11:59 बजे'],
  [time(1440), 'midnight', 'रात 12 बजे'],
  [time(390, about), 'about 6:30 am', 'सुबह करीब 6:30 बजे'],
  [time(720, about), 'about 12 noon', 'दोपहर करीब 12 बजे'],
  [doors(300, 780), '5 am to 1 pm', 'सुबह 5 से दोपहर 1 बजे तक'],
  [doors(930, 1230, { about }), 'about 3:30 pm to 8:30 pm', 'दोपहर करीब 3:30 से रात 8:30 बजे तक'],
  [
    doors(420, 780, { opensFrom: 390, about }),
    'about 6:30 or 7 am to 1 pm',
    'सुबह करीब 6:30 या 7 से दोपहर 1 बजे तक',
  ],
  [
    doors(720, 1260, { opensFrom: 690, about }),
    'about 11:30 am or 12 noon to 9 pm',
    'सुबह करीब 11:30 या दोपहर 12 से रात 9 बजे तक',
  ],
  [
    doors(300, 1260, { closesBy: 1440, about }),
    'about 5 am to 9 pm, perhaps midnight',
    'सुबह करीब 5 से रात 9, शायद 12 बजे तक',
  ],
  [doors(960, 1200, { closesBy: 1260 }), '4 pm to 8, perhaps 9 pm', 'शाम 4 से रात 8, शायद 9 बजे तक'],
  [doors(900, 1440, { about }), 'from about 3 pm through the night', 'दोपहर करीब 3 बजे से रात भर'],
  [doors(0, 780), 'from the night before until 1 pm', 'पिछली रात से दोपहर 1 बजे तक'],
  [till('2026-11-22', 420), '7 am', 'सुबह 7 बजे'],
  [
    till('2026-11-23', 420, { about, earliest: 390 }),
    'about 6:30 or 7 am tomorrow',
    'कल सुबह करीब 6:30 या 7 बजे',
  ],
  [till('2026-11-25', 420), '7 am on 25 November 2026', '25 नवंबर 2026 को सुबह 7 बजे'],
  [held({ from: '2027-07-05', through: '2027-07-05' }), '5 July 2027', '5 जुलाई 2027'],
  [days('2027-06-11', '2027-06-13'), '11 to 13 June 2027', '11 से 13 जून 2027'],
  [days('2027-06-20', '2027-07-03'), '20 June to 3 July 2027', '20 जून से 3 जुलाई 2027'],
  [days('2026-12-16', '2027-01-14'), '16 December 2026 to 14 January 2027', '16 दिसंबर 2026 से 14 जनवरी 2027'],
  [days('09-15', '10-31'), '15 September to 31 October', '15 सितंबर से 31 अक्टूबर'],
  [oneOf('2027-06-18', '2027-06-19'), '18 or 19 June 2027', '18 या 19 जून 2027'],
  [oneOf('2027-02-28', '2027-03-01'), '28 February or 1 March 2027', '28 फरवरी या 1 मार्च 2027'],
  [oneOf('2027-07-25', '2027-07-27'), 'between 25 and 27 July 2027', '25 से 27 जुलाई 2027 के बीच'],
  [inBoth(({ months }) => months([7, 8, 9])), 'July to September', 'जुलाई से सितंबर'],
  [inBoth(({ weekday }) => weekday('2027-07-05')), 'Monday', 'सोमवार'],
])('%j reads naturally', (texts, english, hindi) => {
  expect(texts).toEqual([english, hindi]);
});

test('a source is named with its day, month or year', () => {
  const source = (published?: string) =>
    sourceName('en', { kind: 'press', by: 'Sambad', checked: '2026-11-22', ...(published && { published }) });
  expect([source('2025-10-30'), source('2025-10'), source('2025'), source()]).toEqual([
    'Sambad, 30 October 2025',
    'Sambad, October 2025',
    'Sambad, 2025',
    'Sambad',
  ]);
});
