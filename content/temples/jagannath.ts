import {
  around,
  between,
  calculated,
  computed,
  indiaContacts,
  on,
  press,
  reckoned,
  travelPages,
} from './sources';
import type { TempleFacts } from './types';

const travel = travelPages('busmaps.com (2026), trainman.in (2025), onlinedarshan.com, shreekhetra.com');
const kartikaList = {
  ...press('List of the temple administration in Sambad', '2024-10-13', '2026-11-28'),
  href: 'https://sambadenglish.com/latest-news/timing-of-rituals-at-puri-jagannath-temple-for-kartika-month-2024-fixed-check-schedule-7310512',
};
/** Sakala Dhupa, Madhyahna Dhupa, the midday rest (from the Kartika list) and Sandhya Dhupa. */
const pauses = [
  { from: '08:30', through: '10:00' },
  { from: '12:30', through: '13:30' },
  { from: '15:30', through: '17:30' },
  { from: '19:20', through: '21:00' },
] as const;
const chariots = {
  ...press('The New Indian Express', '2025-06-29', '2026-11-27'),
  href: 'https://www.newindianexpress.com/states/odisha/2025/Jun/29/jagannath-rath-yatra-three-killed-over-50-injured-in-stampede-outside-puris-gundicha-temple',
};
const adapa = {
  ...press('Kalinga TV', '2023-06', '2026-11-27'),
  href: 'https://kalingatv.com/state/puri-rath-yatra-public-darshan-of-deities-at-adapa-mandap-will-not-be-allowed-after-5-pm-on-june-27/',
};
const goldenDress = {
  ...press('The Hans India', '2024-07-17', '2026-11-30'),
  href: 'https://www.thehansindia.com/news/national/lakhs-witness-lord-jagannaths-suna-besha-892661',
};
const carriedInside = {
  ...press('The New Indian Express', '2023-07-02', '2026-11-30'),
  href: 'https://www.newindianexpress.com/states/odisha/2023/jul/02/niladri-bije-deities-reach-their-abode-in-puris-srimandir-2590662.html',
};
const eclipse2022 = {
  ...press('Odisha TV', '2022-10', '2026-11-27'),
  href: 'https://odishatv.in/news/festivals-events/solar-eclipse-elaborate-arrangements-in-place-for-rituals-in-puri--188684',
};
const newYear = {
  ...press('Hindustan Times', '2023-12-31', '2026-11-27'),
  href: 'https://www.hindustantimes.com/india-news/odishas-jagannath-temple-to-open-its-doors-to-devotees-at-1am-to-handle-new-year-rush-101704035196033.html',
};
const crowdedDoors = { key: 'new-year', is: 'not-known', evidence: newYear, checkBy: '2026-12-24' } as const;
const anasara = press('Pragativadi, CSR Journal, Kalinga TV', '2025-06');

export const jagannath = {
  id: '2',
  image: 'poster-jagannath',
  dham: true,
  slug: 'jagannath',
  windowFrame: 'kalinga',
  wayDrawing: 'way-jagannath',
  devanagari: 'जगन्नाथ',
  aliases: [
    'Jagannath Puri',
    'Shri Jagannath',
    'Juggernaut',
    'Shri Mandir',
    'Shri Kshetra',
    'Purushottama Kshetra',
    'Nilachala',
    'Rath Yatra',
    'Ratha Jatra',
    'Car Festival',
    'Chariot Festival',
    'Bahuda',
    'Suna Besha',
    'Mahaprasad',
    'Ananda Bazar',
    'Gundicha',
    'Sea',
    'Beach',
    'Orissa',
    'उड़ीसा',
    'Krishna',
    'Balaram',
    'Balabhadra',
    'Subhadra',
    'ஜெகந்நாதர்',
    'ജഗന്നാഥൻ',
  ],
  verse: 'jagannath',
  freeDarshan: true,
  position: { latitude: 19.805, longitude: 85.818 },
  sameAs: ['https://en.wikipedia.org/wiki/Jagannath_Temple,_Puri'],
  guide: {
    ownName: { lang: 'or', text: 'ଜଗନ୍ନାଥ ମନ୍ଦିର' },
    checked: '2026-11-22',
    hours: [
      {
        key: 'regular',
        doors: [{ opens: '05:00', closes: '21:00', closesBy: '24:00', about: true, pauses }],
        evidence: kartikaList,
      },
      {
        key: 'kartika',
        doors: [{ opens: '04:00', closes: '21:00', closesBy: '24:00', about: true, pauses }],
        evidence: kartikaList,
      },
    ],
    times: {
      'new-year': '01:00',
      'chariots-moved': '16:00',
      'adapa-ended': '17:00',
      'golden-dress-ended': '23:00',
      eclipse: '16:09',
      'eclipse-ends': '17:22',
    },
    season: [
      {
        key: 'open',
        from: '2026-11-01',
        through: '2027-12-31',
        is: 'open',
        hours: 'regular',
        evidence: travel,
        checkBy: '2027-02-28',
      },
    ],
    exceptions: [
      { ...crowdedDoors, from: '2026-12-31', through: '2027-01-01' },
      { key: 'snana-purnima', ...on('2027-06-18'), ...calculated },
      {
        // If the bath is on the 19th, this starts the day after; a family coming for darshan must not rely on that.
        key: 'anasara',
        from: '2027-06-19',
        through: '2027-07-03',
        ...calculated,
        is: 'closed',
        evidence: anasara,
      },
      { key: 'nabajaubana', ...on('2027-07-04'), ...calculated, evidence: anasara },
      { key: 'rath-yatra', ...on('2027-07-05'), ...calculated, evidence: chariots },
      { key: 'away', from: '2027-07-06', through: '2027-07-12', ...calculated, evidence: adapa },
      { key: 'bahuda', ...on('2027-07-13'), ...calculated },
      { key: 'suna-besha', ...on('2027-07-14'), ...calculated, evidence: goldenDress },
      {
        key: 'niladri-bije',
        from: '2027-07-15',
        through: '2027-07-16',
        ...calculated,
        evidence: carriedInside,
      },
      { key: 'inside-again', ...on('2027-07-17'), ...calculated, evidence: carriedInside },
      {
        key: 'eclipse',
        ...on('2027-08-02'),
        ...calculated,
        hours: 'regular',
        unlikely: true,
        evidence: eclipse2022,
      },
      {
        key: 'kartika',
        from: '2027-10-16',
        through: '2027-11-14',
        is: 'open',
        hours: 'kartika',
        expected: true,
        evidence: kartikaList,
        checkBy: '2027-09-30',
      },
      { ...crowdedDoors, ...on('2027-12-31') },
    ],
    usually: [{ from: '08-01', through: '05-31', is: 'open' }],
    events: [
      {
        key: 'new-year',
        kind: 'notice',
        when: { from: '2026-12-31', through: '2027-01-01' },
        evidence: newYear,
      },
      { key: 'chandan-yatra', when: on('2027-05-09'), ...reckoned },
      { key: 'snana-purnima', when: between('2027-06-18', '2027-06-19'), ...reckoned },
      {
        key: 'anasara',
        kind: 'closure',
        when: { from: '2027-06-19', through: '2027-07-03', about: true },
        expected: true,
        main: true,
        evidence: anasara,
      },
      { key: 'nabajaubana', kind: 'festival', when: around('2027-07-04'), expected: true, evidence: anasara },
      { key: 'rath-yatra', when: on('2027-07-05'), ...reckoned, main: true },
      { key: 'bahuda', when: around('2027-07-13'), ...reckoned },
      { key: 'suna-besha', when: around('2027-07-14'), ...reckoned },
      { key: 'niladri-bije', when: around('2027-07-16'), ...reckoned },
      { key: 'eclipse', kind: 'notice', when: on('2027-08-02'), evidence: computed },
      { key: 'panchuka', when: { from: '2027-11-10', through: '2027-11-14' }, ...reckoned },
      { key: 'kartika-purnima', when: on('2027-11-14'), ...reckoned },
    ],
    contacts: indiaContacts,
    calls: { book: [], elders: [] },
    warnings: [
      { key: 'rath-crowd', from: '2027-06-15', through: '2027-07-16', evidence: travel },
      {
        key: 'darshan-stops',
        from: '01-01',
        through: '12-31',
        evidence: press('Sambad, Kalinga TV', '2026-03'),
      },
    ],
    ring: 'tourist-helpline',
    giving: { evidence: press('PTI', '2025-07-04', '2026-11-28') },
    crowds: [
      { key: 'new-year', from: '12-31', through: '01-01' },
      { key: 'niladri-bije', from: '2027-07-15', through: '2027-07-17' },
      { key: 'rath-yatra', from: '2027-07-05', through: '2027-07-16' },
      { key: 'panchuka', from: '2027-11-10', through: '2027-11-14' },
      { key: 'nabajaubana', ...on('2027-07-04') },
    ],
    bring: [
      { item: 'cloth-bag' },
      { item: 'rain-cover', months: [6, 7, 8, 9] },
      { item: 'sun-cover', months: [6, 7] },
      { item: 'no-plastic' },
    ],
    asks: [
      // Not during the days without darshan and of the chariots.
      { key: 'rituals', from: '07-18', through: '06-17' },
      { key: 'bath', ...on('2027-06-18') },
      { key: 'darshan-again', from: '2027-06-19', through: '2027-07-03' },
      { key: 'inside-again', ...on('2027-07-17') },
      { key: 'rath-days', from: '2027-07-04', through: '2027-07-16' },
      { key: 'rooms', from: '01-01', through: '12-31' },
    ],
    year: [
      { key: 'comfortable', kind: 'best', from: '10-01', through: '02-29' },
      { key: 'away', kind: 'closed', from: '2027-07-05', through: '2027-07-17' },
      // From the day the deities are seen again until their return.
      { key: 'named', kind: 'festival', from: '2027-07-04', through: '2027-07-16' },
    ],
    sources: [
      {
        kind: 'gov',
        by: 'Nabakalebara portal of Odisha, Incredible India',
        href: 'https://nabakalebara.gov.in',
        checked: '2026-11-21',
        about: ['story'],
      },
      {
        ...press('India Today', '2024-03-04', '2026-11-27'),
        href: 'https://www.indiatoday.in/india/story/multiple-bangladeshi-nationals-detained-entry-odisha-jagannath-temple-non-hindu-ban-2510575-2024-03-04',
        about: ['enter'],
      },
      {
        ...press('The Asian Age', '2024-11-12', '2026-11-27'),
        href: 'https://www.asianage.com/nation/foreign-woman-stopped-from-entering-odishas-puri-jagannath-temple-1837611',
        about: ['enter'],
      },
      {
        ...press('PTI, ABP', '2024-01-01', '2026-11-28'),
        href: 'https://news.abplive.com/news/india/puri-s-jagannath-temple-implements-mandatory-dress-code-for-devotees-prohibits-gutka-and-pan-1653721/amp',
        about: ['wear', 'leave'],
      },
      {
        ...press('The temple administration in PTI', '2025-09-01', '2026-11-28'),
        href: 'https://www.newsdrum.in/national/website-booked-for-duping-devotees-of-lord-jagannath-in-puri-9773755',
        about: ['book', 'cost'],
      },
      {
        ...press('Dainik Bhaskar', undefined, '2026-11-27'),
        href: 'https://dbpost.com/haggling-threats-misbehaviour-pandas-are-a-law-unto-themselves-at-puris-jagannath-temple/',
        about: ['cost'],
      },
      { ...press('The New Indian Express', '2022-12-16', '2026-11-23'), about: ['elders'] },
      { ...press('UNI', '2026-01-09', '2026-11-23'), about: ['elders'] },
      {
        ...press('Orissa Post', undefined, '2026-11-28'),
        href: 'https://www.orissapost.com/sjta-launches-website-for-online-booking-of-accommodation-in-bhakta-niwas/',
        about: ['stay'],
      },
      {
        ...press('The Telegraph', '2025-02-17', '2026-11-28'),
        href: 'https://www.telegraphindia.com/india/shree-jagannath-temple-administration-seeks-crime-branch-probe-into-puri-hotel-booking-scam/cid/2083981',
        about: ['stay'],
      },
      { ...press('ETV Bharat', '2025-06-10', '2026-11-23'), about: ['stay'] },
      {
        ...press('News18', '2023-05-17', '2026-11-28'),
        href: 'https://www.news18.com/auto/new-vande-bharat-train-to-run-between-puri-and-howrah-from-may-18-check-schedule-7842763.html',
        about: ['way'],
      },
      {
        ...press('Odisha Bytes', undefined, '2026-11-28'),
        href: 'https://odishabytes.com/mo-bus-service-resumes-between-puri-check-route-timings/amp',
        about: ['way'],
      },
      { ...travel, about: ['enter', 'way', 'story'] },
    ],
  },
} as const satisfies TempleFacts;
