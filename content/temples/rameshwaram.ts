import { between, calculated, computed, indiaContacts, on, press, reckoned, travelPages } from './sources';
import type { Evidence, TempleFacts } from './types';

const travel = travelPages('pilgrimagetour.in, myrameshwaram.in');
const everyDay = { is: 'open', hours: 'regular', evidence: travel, checkBy: '2027-02-28' } as const;
const margazhiNote = press('Note of the joint commissioner in Dinamani', '2025-12-12');
const ashtamiPress = press('Dinamalar');
/** On the second day of Ramalinga Pratishtha, and on the last of Aadi Thirukalyanam, the deities go out. */
const pratishthaPress = {
  ...press('Dinamalar', '2024-06-10', '2026-11-28'),
  href: 'https://www.dinamalar.com/news/tamil-nadu-news/--rameswaram-temple-walk-on-15th-june--/3644813',
};
const thirukalyanamPress = {
  ...press('Dinamalar', '2014-08-05', '2026-11-28'),
  href: 'https://temple.dinamalar.com/news_detail.php?id=33976',
};
const department = {
  kind: 'gov',
  by: 'Hindu Religious and Charitable Endowments Department, Tamil Nadu',
  href: 'https://hrce.tn.gov.in',
  checked: '2026-11-22',
} as const satisfies Evidence;

/** What the days of Margazhi have in common; then those of Ashtami Pradakshina and of Maha Shivaratri. */
const margazhi = {
  is: 'open',
  hours: 'margazhi',
  expected: true,
  evidence: margazhiNote,
  checkBy: '2026-12-16',
} as const;
const ashtami = { ...margazhi, is: 'not-known', hours: 'ashtami', evidence: ashtamiPress } as const;
const shivaratri = { is: 'open', expected: true, evidence: computed, checkBy: '2027-02-20' } as const;
/** The days between the flag hoisting and the last day of a long festival. */
const inFestival = { ...calculated, is: 'open', hours: 'regular' } as const;

export const rameshwaram = {
  id: '3',
  image: 'poster-rameshwaram',
  dham: true,
  slug: 'rameshwaram',
  windowFrame: 'dravida',
  wayDrawing: 'way-rameshwaram',
  devanagari: 'रामेश्वरम्',
  aliases: [
    'Ramanatha Swamy',
    'Ramanathar',
    'Ramanathapuram',
    'Ramnad',
    'Ramalingam',
    'Shivalinga',
    'Mahadev',
    'Shambhu',
    'Bholenath',
    'महादेव',
    'भोलेनाथ',
    'Jyotirlinga',
    'Sethu',
    'Setubandha',
    'Rama Setu',
    'Pamban',
    'Dhanushkodi',
    'Agni Tirtha',
    'Sea',
    '22 Kund',
    '22 Wells',
    'Spatika Linga',
    'இராமேசுவரம்',
    'ராமநாதசுவாமி',
    'தனுஷ்கோடி',
    'பாம்பன்',
    'அக்னி தீர்த்தம்',
    'தமிழ்நாடு',
  ],
  verse: 'setubandha',
  position: { latitude: 9.288, longitude: 79.317 },
  sameAs: ['https://en.wikipedia.org/wiki/Ramanathaswamy_Temple'],
  guide: {
    ownName: { lang: 'ta', text: 'இராமநாதசுவாமி திருக்கோயில்' },
    checked: '2026-11-22',
    hours: [
      {
        key: 'regular',
        doors: [
          { opens: '05:00', closes: '13:00', about: true },
          { opens: '15:00', closes: '21:00', about: true },
        ],
        evidence: travel,
      },
      {
        key: 'margazhi',
        doors: [
          { opens: '03:30', closes: '13:00' },
          { opens: '15:30', closes: '20:30', about: true },
        ],
        evidence: margazhiNote,
      },
      {
        key: 'ashtami',
        doors: [
          { opens: '03:30', closes: '07:00', about: true },
          { opensFrom: '13:00', opens: '15:30', closes: '20:30' },
        ],
        evidence: ashtamiPress,
      },
      {
        key: 'pratishtha',
        doors: [
          { opens: '05:00', closes: '07:00', about: true },
          { opens: '17:00', closes: '21:00', about: true },
        ],
        evidence: pratishthaPress,
      },
      {
        key: 'shivaratri',
        doors: [
          { opens: '05:00', closes: '13:00', about: true },
          { opens: '15:00', closes: '24:00', about: true },
        ],
        evidence: computed,
      },
      {
        key: 'after-shivaratri',
        doors: [
          { opens: '00:00', closes: '13:00', about: true },
          { opens: '15:00', closes: '21:00', about: true },
        ],
        evidence: computed,
      },
    ],
    times: {
      spatika: '05:10',
      'spatika-ends': '06:00',
      'margazhi-spatika': '04:00',
      'margazhi-spatika-ends': '04:30',
      thiruvananthal: '05:45',
      vila: '07:00',
      kalasanthi: '10:00',
      uchikala: '12:00',
      sayaratchai: '18:00',
      arthajama: '20:30',
      palliyarai: '20:45',
      'thai-opens': '04:00',
      'thai-spatika': '05:00',
      'thai-spatika-ends': '05:30',
      'thai-procession': '11:00',
      eclipse: '16:03',
      'eclipse-ends': '17:49',
      'thirukalyanam-until': '22:00',
      'eclipse-2022': '13:00',
      'eclipse-2022-ends': '18:30',
    },
    season: [{ key: 'open', from: '2026-11-01', through: '2027-12-31', ...everyDay }],
    exceptions: [
      { key: 'margazhi', from: '2026-12-16', through: '2026-12-30', ...margazhi },
      { key: 'ashtami', ...on('2026-12-31'), ...ashtami },
      { key: 'margazhi', from: '2027-01-01', through: '2027-01-14', ...margazhi },
      {
        key: 'thai-amavasai',
        ...on('2027-02-06'),
        ...calculated,
        evidence: press('King 24x7', '2025-01'),
        checkBy: '2027-01-22',
      },
      { key: 'shivaratri-days', from: '2027-02-26', through: '2027-03-05', ...calculated, hours: 'regular' },
      { key: 'maha-shivaratri', ...on('2027-03-06'), hours: 'shivaratri', ...shivaratri },
      { key: 'after-shivaratri', ...on('2027-03-07'), hours: 'after-shivaratri', ...shivaratri },
      { key: 'shivaratri-days', from: '2027-03-08', through: '2027-03-10', ...calculated, hours: 'regular' },
      {
        key: 'pratishtha',
        ...on('2027-06-12'),
        ...calculated,
        hours: 'pratishtha',
        evidence: pratishthaPress,
      },
      // From 2016 to 2025 it began five or six days before Aadi Amavasai; other reports say up to eight.
      { key: 'thirukalyanam-days', from: '2027-07-25', through: '2027-08-01', ...inFestival },
      { key: 'eclipse', ...on('2027-08-02'), ...calculated, hours: 'regular', unlikely: true },
      { key: 'thirukalyanam-days', from: '2027-08-03', through: '2027-08-09', ...inFestival },
      {
        key: 'thirukalyanam',
        from: '2027-08-10',
        through: '2027-08-13',
        ...calculated,
        unlikely: true,
        evidence: thirukalyanamPress,
      },
      { key: 'margazhi', from: '2027-12-16', through: '2027-12-19', ...margazhi },
      { key: 'next-ashtami', ...on('2027-12-20'), ...ashtami },
      { key: 'margazhi', from: '2027-12-21', through: '2028-01-14', ...margazhi },
      // Festivals, whose hours differ, are not calculated so far ahead.
      { key: 'later', from: '2028-01-15', through: '2031-12-31', ...everyDay },
    ],
    usually: [],
    events: [
      { key: 'margazhi', when: { from: '2026-12-16', through: '2027-01-14' }, ...reckoned, kind: 'notice' },
      { key: 'arudra-darshan', when: on('2026-12-24'), ...reckoned },
      { key: 'ashtami', when: on('2026-12-31'), ...reckoned, kind: 'notice' },
      { key: 'thai-amavasai', when: on('2027-02-06'), ...reckoned },
      { key: 'shivaratri-flag', when: between('2027-02-26', '2027-02-27'), ...reckoned },
      { key: 'maha-shivaratri', when: on('2027-03-06'), ...reckoned },
      { key: 'ramalinga-pratishtha', when: { from: '2027-06-11', through: '2027-06-13' }, ...reckoned },
      { key: 'thirukalyanam-flag', when: between('2027-07-25', '2027-07-28'), ...reckoned },
      { key: 'eclipse', kind: 'notice', when: on('2027-08-02'), evidence: computed },
      { key: 'aadi-amavasai', when: on('2027-08-02'), ...reckoned },
      { key: 'thirukalyanam', when: between('2027-08-06', '2027-08-08'), ...reckoned },
      { key: 'karthigai-deepam', when: on('2027-12-11'), ...reckoned },
      { key: 'next-ashtami', when: on('2027-12-20'), ...reckoned, kind: 'notice' },
    ],
    contacts: [
      indiaContacts[0],
      {
        key: 'department',
        kind: 'url',
        shown: 'hrce.tn.gov.in',
        href: 'https://hrce.tn.gov.in',
        evidence: department,
      },
      indiaContacts[1],
    ],
    calls: { book: [], elders: [] },
    warnings: [
      {
        key: 'cyclones',
        from: '10-01',
        through: '12-31',
        evidence: press('Skymet', undefined, '2026-11-21'),
      },
      { key: 'sea', from: '01-01', through: '12-31', evidence: press('DT Next', '2024-06-10') },
    ],
    ring: 'tourist-helpline',
    giving: { contact: 'department', evidence: press('ETV Bharat', '2021-10-02', '2026-11-28') },
    rupeesEach: 25,
    crowds: [
      { key: 'thai-amavasai', ...on('2027-02-06') },
      { key: 'shivaratri', ...on('2027-03-06') },
      { key: 'aadi-amavasai', ...on('2027-08-02') },
    ],
    bring: [
      { item: 'bathing-clothes' },
      { item: 'dry-clothes' },
      { item: 'rain-cover', months: [10, 11, 12] },
    ],
    asks: [
      { key: 'entry', from: '01-01', through: '12-31' },
      { key: 'wells', from: '01-01', through: '12-31' },
      { key: 'ashtami', from: '2026-12-29', through: '2026-12-30' },
      { key: 'trains', from: '10-01', through: '12-31' },
      { key: 'shut', ...on('2027-06-12') },
      { key: 'last-day', from: '2027-08-10', through: '2027-08-13' },
      { key: 'festival', from: '2028-01-15', through: '2031-12-31' },
    ],
    year: [
      { key: 'named', kind: 'best', from: '11-01', through: '02-29' },
      { key: 'march', kind: 'good', from: '03-01', through: '03-31' },
      { key: 'cyclones', kind: 'care', from: '10-01', through: '12-31' },
    ],
    sources: [
      {
        ...press('NDTV', '2022-12', '2026-11-28'),
        href: 'https://www.ndtv.com/tamil-nadu-news/madras-high-court-bans-mobile-phones-in-temples-across-tamil-nadu-3573781',
        about: ['leave'],
      },
      {
        ...press('Outlook', '2024-01-31', '2026-11-28'),
        href: 'https://www.outlookindia.com/national/madras-high-court-tamil-nadu-temples-murugan-temple-palani-not-a-picnic-spot',
        about: ['enter'],
      },
      { ...press('Daily Thanthi', '2026-01-31'), about: ['cost'] },
      { ...press('Daily Thanthi', '2021-02-27'), about: ['stay'] },
      { ...press('Asianet Tamil', '2024-10-23'), about: ['stay'] },
      { ...press('Dinakaran'), about: ['stay'] },
      {
        ...press('ETV Bharat', '2025-03-28', '2026-11-28'),
        href: 'https://www.etvbharat.com/en/!state/railway-minister-approves-new-train-to-link-thiruvarur-thiruthirapoondi-to-rameshwaram-enn25032707604',
        about: ['way'],
      },
      {
        ...press('DNA', '2016', '2026-11-30'),
        href: 'https://www.dnaindia.com/india/report-madras-hc-sets-aside-single-judge-s-order-for-dress-code-for-devotees-2198305',
        about: ['wear'],
      },
      { ...travel, about: ['wear', 'cost', 'elders', 'way', 'story'] },
    ],
  },
} as const satisfies TempleFacts;
