import { computed, indiaContacts, on, press, reckoned, travelPages } from './sources';
import type { TempleFacts } from './types';

const anasara = press('Pragativadi, CSR Journal, Kalinga TV', '2025-06');

/** What the days around the Rath Yatra have in common. */
const summer = { is: 'not-known', expected: true, evidence: computed, checkBy: '2027-06-01' } as const;

export const jagannath = {
  id: '2',
  image: 'poster-jagannath',
  dham: true,
  slug: 'jagannath',
  windowFrame: 'kalinga',
  devanagari: 'जगन्नाथ',
  aliases: [
    'Jagannath Puri',
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
    'Orissa',
    'उड़ीसा',
    'Krishna',
    'Balaram',
    'Balabhadra',
    'Subhadra',
    'ஜெகந்நாதர்',
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
        // Sakala Dhupa, Madhyahna Dhupa, the midday rest as the list for Kartika has it, and Sandhya Dhupa.
        doors: [
          {
            opens: '05:00',
            closes: '21:00',
            closesBy: '24:00',
            about: true,
            pauses: [
              { from: '08:30', through: '10:00' },
              { from: '12:30', through: '13:30' },
              { from: '15:30', through: '17:30' },
              { from: '19:20', through: '21:00' },
            ],
          },
        ],
        evidence: press('List of the temple administration in Sambad and Pragativadi', '2025-10'),
      },
    ],
    times: {
      'kartika-opens': '04:00',
      eclipse: '16:09',
      'eclipse-ends': '17:22',
    },
    season: [
      {
        key: 'open',
        from: '2026-11-01',
        through: '2027-09-30',
        is: 'open',
        hours: 'regular',
        evidence: travelPages,
        checkBy: '2027-02-28',
      },
    ],
    exceptions: [
      { key: 'snana', from: '2027-06-18', through: '2027-06-19', oneOf: true, ...summer },
      {
        key: 'anasara',
        from: '2027-06-20',
        through: '2027-07-03',
        ...summer,
        is: 'closed',
        evidence: anasara,
      },
      { key: 'nabajaubana', ...on('2027-07-04'), ...summer, evidence: anasara },
      { key: 'rath-yatra', ...on('2027-07-05'), ...summer },
      { key: 'away', from: '2027-07-06', through: '2027-07-16', ...summer },
    ],
    usually: [{ from: '08-01', through: '05-31', is: 'open' }],
    events: [
      { key: 'chandan-yatra', when: on('2027-05-09'), ...reckoned },
      {
        key: 'snana-purnima',
        when: { from: '2027-06-18', through: '2027-06-19', about: true, oneOf: true },
        ...reckoned,
      },
      {
        key: 'anasara',
        kind: 'closure',
        when: { from: '2027-06-20', through: '2027-07-03', about: true },
        expected: true,
        evidence: anasara,
      },
      {
        key: 'nabajaubana',
        kind: 'festival',
        when: { from: '2027-07-04', through: '2027-07-04', about: true },
        expected: true,
        evidence: anasara,
      },
      { key: 'rath-yatra', when: on('2027-07-05'), ...reckoned, main: true },
      { key: 'bahuda', when: { from: '2027-07-13', through: '2027-07-13', about: true }, ...reckoned },
      { key: 'suna-besha', when: { from: '2027-07-14', through: '2027-07-14', about: true }, ...reckoned },
      { key: 'niladri-bije', when: { from: '2027-07-16', through: '2027-07-16', about: true }, ...reckoned },
      { key: 'eclipse', kind: 'notice', when: on('2027-08-02'), evidence: computed },
      { key: 'panchuka', when: { from: '2027-11-10', through: '2027-11-14' }, ...reckoned },
      { key: 'kartika-purnima', when: on('2027-11-14'), ...reckoned },
    ],
    contacts: indiaContacts,
    calls: { book: [], elders: [] },
    warnings: [
      { key: 'rath-crowd', from: '2027-06-15', through: '2027-07-16', evidence: travelPages },
      {
        key: 'darshan-stops',
        from: '01-01',
        through: '12-31',
        evidence: press('Sambad, Kalinga TV', '2026-03'),
      },
    ],
    ring: 'tourist-helpline',
    hindusOnly: true,
    giving: {
      evidence: press('PTI, ThePrint', '2025-07-04'),
    },
    crowds: [
      { key: 'rath-yatra', from: '2027-07-04', through: '2027-07-16' },
      { key: 'panchuka', from: '2027-11-10', through: '2027-11-14' },
    ],
    bring: [
      { item: 'decent-dress' },
      { item: 'cloth-bag' },
      { item: 'rain-cover', months: [6, 7] },
      { item: 'sun-cover', months: [6, 7] },
      { item: 'water', months: [6, 7] },
    ],
    asks: [
      // Not while there is no darshan, and in the days of the chariots.
      { key: 'rituals', from: '07-17', through: '06-19' },
      { key: 'rath-days', from: '06-01', through: '07-20' },
      { key: 'rooms', from: '01-01', through: '12-31' },
    ],
    year: [
      { key: 'named', kind: 'best', from: '06-01', through: '07-31' },
      { key: 'comfortable', kind: 'best', from: '10-01', through: '02-29' },
    ],
    sources: [
      {
        kind: 'gov',
        by: 'Nabakalebara portal of Odisha, Incredible India',
        href: 'https://nabakalebara.gov.in',
        checked: '2026-11-21',
        about: ['story'],
      },
      { ...press('PTI, ABP', '2024-01-01', '2026-11-21'), about: ['wear', 'leave'] },
      { ...press('The temple administration in PTI', '2025-09-02'), about: ['book', 'cost'] },
      { ...press('UNI', '2026-01-09', '2026-11-23'), about: ['elders', 'way'] },
      { ...travelPages, about: ['way', 'story'] },
    ],
  },
} as const satisfies TempleFacts;
