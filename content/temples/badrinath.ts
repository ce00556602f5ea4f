import { calculated, computed, indiaContacts, on, press, reckoned, travelPages } from './sources';
import type { Evidence, TempleFacts } from './types';

const travel = travelPages(
  'pilgrimagetour.in, ontheeve.com, brajeshgovind.in (2019), thewanderbee.in (2016)',
);
const committee = {
  kind: 'gov',
  by: 'Shri Badarinath Kedarnath Temple Committee',
  href: 'https://badrinath-kedarnath.gov.in',
  checked: '2026-11-22',
} as const satisfies Evidence;
const portal = {
  kind: 'gov',
  by: 'Uttarakhand yatra registration portal',
  href: 'https://registrationandtouristcare.uk.gov.in',
  checked: '2026-11-22',
} as const satisfies Evidence;
const newsOnAir = {
  kind: 'gov',
  by: 'News On Air',
  href: 'https://newsonair.gov.in',
  published: '2024',
  checked: '2026-11-22',
} as const satisfies Evidence;
const health = {
  ...press('Hindustan Times', '2023-04-20', '2026-11-28'),
  href: 'https://www.hindustantimes.com/cities/dehradun-news/char-dham-pilgrims-advised-on-medical-and-trek-preparedness-for-high-altitude-himalayan-sites-uttarakhand-pilgrimage-trekpreparedness-highaltitude-himalayas-chardham-medicalissues-safetyguidelines-acclimatize-healthcheckup-medication-yatra-101681967564614.html',
};
const doorsInPress = {
  ...press('PTI', '2025-10-02', '2026-11-28'),
  href: 'https://www.newsdrum.in/national/doors-of-badrinath-to-close-on-nov-25-10522385',
};
const eclipse2022 = {
  ...press('India Today', '2022-10-25', '2026-11-27'),
  href: 'https://www.indiatoday.in/india/story/partial-solar-eclipse-today-kedarnath-badrinath-doors-closed-open-after-sunset-2289156-2022-10-25',
};
const openings = {
  ...press('Hindustan Times', '2024-02-14', '2026-11-27'),
  href: 'https://www.hindustantimes.com/cities/dehradun-news/portals-of-badrinath-dham-to-be-opened-on-may-12-101707910049060.html',
};

/** The opening day is announced by then. */
const named = '2027-02-12';
const winter = { is: 'winter', checkBy: named } as const;
const unsure = { is: 'not-known', evidence: doorsInPress, checkBy: named } as const;
const perhaps = { ...unsure, hours: 'regular' } as const;

export const badrinath = {
  id: '1',
  image: 'poster-badrinath',
  dham: true,
  slug: 'badrinath',
  windowFrame: 'timber',
  wayDrawing: 'way-badrinath',
  devanagari: 'बदरीनाथ',
  aliases: [
    'Badrinatha',
    'Badri Vishal',
    'Badrinarayan',
    'Badri Narain',
    'Badrikashrama',
    'BKTC',
    'Vaishnava',
    'Uttaranchal',
    'Garhwal',
    'Himalayas',
    'Joshimath',
    'Jyotirmath',
    'Pandukeshwar',
    'Tapt Kund',
    'Neelkanth',
    'Alaknanda',
    'பத்ரிநாத்',
    'உத்தரகண்ட்',
  ],
  verse: 'badari',
  position: { latitude: 30.744, longitude: 79.493 },
  sameAs: ['https://en.wikipedia.org/wiki/Badrinath_Temple'],
  guide: {
    ownName: { lang: 'hi', text: 'बदरीनाथ धाम' },
    checked: '2026-11-22',
    hours: [
      {
        key: 'regular',
        doors: [
          { opens: '07:00', closes: '13:00', opensFrom: '06:30', about: true },
          { opens: '16:00', closes: '21:00', about: true },
        ],
        evidence: travel,
      },
    ],
    // Each autumn the committee names the closing day: end the open season on it and start the winter the day after.
    times: {
      abhishek: '04:30',
      'abhishek-ends': '06:30',
      'bal-bhog': '08:00',
      'bal-bhog-ends': '09:30',
      shayan: '20:30',
      'last-cab': '17:00',
      'mata-murti-shut': '10:00',
      'mata-murti-open': '15:00',
      eclipse: '16:00',
      'eclipse-ends': '16:52',
      'eclipse-2022': '04:15',
      'eclipse-2022-ends': '17:32',
    },
    season: [
      // Closed on 18 November 2023, 17 November 2024 and 25 November 2025.
      { key: 'closing', from: '2026-11-26', through: '2026-11-30', ...unsure, checkBy: '2026-11-30' },
      { key: 'winter', from: '2026-12-01', through: '2027-04-15', ...winter, evidence: doorsInPress },
      // From 2023 to 2026 it opened two to five days after Akshaya Tritiya, which is on 9 May 2027.
      { key: 'before-opening', from: '2027-04-16', through: '2027-05-10', ...winter, evidence: openings },
      { key: 'opening', from: '2027-05-11', through: '2027-05-14', ...perhaps },
    ],
    exceptions: [
      {
        key: 'eclipse',
        ...on('2027-08-02'),
        ...calculated,
        hours: 'regular',
        unlikely: true,
        evidence: eclipse2022,
      },
      // Shut after 9:30 in 2025.
      { key: 'mata-murti', ...on('2027-09-12'), ...calculated },
      { key: 'before-closing', from: '2027-11-15', through: '2027-11-25', ...perhaps, checkBy: '2027-10-09' },
    ],
    // Opened on 27 April 2023, 12 May 2024, 4 May 2025 and 23 April 2026.
    usually: [
      { from: '05-15', through: '11-14', is: 'open' },
      { from: '11-26', through: '04-15', is: 'closed' },
    ],
    events: [
      { key: 'opening-declared', when: on('2027-02-11'), ...reckoned, kind: 'notice' },
      { key: 'akshaya-tritiya', when: on('2027-05-09'), ...reckoned },
      { key: 'eclipse', kind: 'notice', when: on('2027-08-02'), evidence: computed },
      { key: 'mata-murti', when: on('2027-09-12'), ...reckoned },
      { key: 'pitru-paksha', when: { from: '2027-09-15', through: '2027-09-29' }, ...reckoned },
      { key: 'closing-declared', when: on('2027-10-09'), ...reckoned, kind: 'notice' },
    ],
    contacts: [
      {
        key: 'yatra-helpline',
        kind: 'tel',
        shown: '0135-1364',
        href: 'tel:+911351364',
        evidence: newsOnAir,
      },
      indiaContacts[1],
      {
        key: 'committee',
        kind: 'url',
        shown: 'badrinath-kedarnath.gov.in',
        href: 'https://badrinath-kedarnath.gov.in',
        evidence: committee,
      },
      {
        key: 'committee-phone',
        kind: 'tel',
        shown: '+91 73022 57116',
        href: 'tel:+917302257116',
        evidence: committee,
      },
      {
        key: 'registration',
        kind: 'url',
        shown: 'registrationandtouristcare.uk.gov.in',
        href: 'https://registrationandtouristcare.uk.gov.in',
        evidence: portal,
      },
      {
        key: 'yatra-whatsapp',
        kind: 'whatsapp',
        shown: '83948 33833',
        href: 'https://wa.me/918394833833?text=Yatra',
        evidence: newsOnAir,
      },
      {
        key: 'yatra-mail',
        kind: 'mail',
        shown: 'touristcareuttarakhand@gmail.com',
        href: 'mailto:touristcareuttarakhand@gmail.com',
        evidence: newsOnAir,
      },
      indiaContacts[0],
    ],
    calls: { book: ['registration', 'yatra-whatsapp'], elders: ['yatra-helpline'] },
    warnings: [
      { key: 'do-not-set-out', from: '11-10', through: '05-19', evidence: doorsInPress },
      { key: 'rain', from: '07-01', through: '08-31', evidence: travel },
      { key: 'thin-air', from: '05-20', through: '11-09', evidence: health },
    ],
    ring: 'yatra-helpline',
    giving: { contact: 'committee', evidence: press('ETV Bharat', '2025-07-14', '2026-11-28') },
    crowds: [],
    bring: [
      { item: 'registration-letter' },
      { item: 'photo-id' },
      { item: 'warm-layers' },
      { item: 'medicines' },
      { item: 'water' },
      { item: 'rain-cover', months: [7, 8, 9] },
    ],
    asks: [
      { key: 'closing-day', from: '10-15', through: '11-30' },
      { key: 'opening-day', from: '12-01', through: '05-19' },
      { key: 'registration', from: '12-01', through: '06-30' },
      { key: 'road', from: '05-11', through: '11-25' },
      { key: 'cloakroom', from: '05-11', through: '11-25' },
    ],
    year: [
      { key: 'named', kind: 'best', from: '05-20', through: '06-30' },
      { key: 'autumn', kind: 'good', from: '09-15', through: '10-31' },
      { key: 'rain', kind: 'care', from: '07-01', through: '08-31' },
      { key: 'closing', kind: 'doors', from: '11-15', through: '11-25' },
      // Until the day before the days on which it may open in 2027: change both each spring.
      { key: 'winter', kind: 'closed', from: '2026-11-26', through: '2027-05-10' },
      { key: 'opening', kind: 'doors', from: '2027-05-11', through: '2027-05-14' },
    ],
    sources: [
      { ...press('Hindustan Times', '2026-03-06'), about: ['book'] },
      {
        ...press('Hindustan Times', '2025-04-19', '2026-11-28'),
        href: 'https://www.hindustantimes.com/india-news/home-ministry-issues-alert-about-online-fraud-targeting-pilgrims-tourists-101745044830180.html',
        about: ['book'],
      },
      {
        ...press('Hindustan Times', '2026-01-17', '2026-11-28'),
        href: 'https://www.hindustantimes.com/india-news/uttarakhand-bans-mobile-phones-cameras-inside-char-dham-temples-from-next-season-101768659140589.html',
        about: ['leave'],
      },
      {
        ...press('Hindustan Times', '2026-01-28', '2026-11-27'),
        href: 'https://www.hindustantimes.com/india-news/jains-sikhs-and-buddhists-exempted-from-kedarnath-badrinath-ban-body-101769562300332.html',
        about: ['enter'],
      },
      {
        ...press('Hindustan Times', '2026-03-12', '2026-11-28'),
        href: 'https://www.hindustantimes.com/india-news/no-entry-to-non-sanatanis-into-badrinath-kedarnath-temples-101773284580845.html',
        about: ['enter'],
      },
      {
        ...press('Khabar Kumoun', '2025', '2026-11-28'),
        href: 'https://khabarkumoun.com/online-booking-of-special-worship-at-uttarakhand-badrinath-kedarnath-dham-from-april-15',
        about: ['cost'],
      },
      { ...press('Uttarakhand Samachar', '2022'), about: ['stay'] },
      { ...press('Janmanch TV'), about: ['stay'] },
      { ...health, about: ['elders'] },
      { ...travel, about: ['stay', 'cost', 'elders', 'way', 'story'] },
    ],
  },
} as const satisfies TempleFacts;
