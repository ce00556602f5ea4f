import type { Evidence } from './guide-types';
import { computed, indiaContacts, on, reckoned, travelPages } from './sources';
import type { TempleFacts } from './types';

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
const phoneBan: Evidence = {
  kind: 'press',
  by: 'Hindustan Times, ABP, India Today',
  published: '2026-01-18',
  checked: '2026-11-21',
};
const health: Evidence = {
  kind: 'press',
  by: 'State health advisory in Hindustan Times, PTI and ETV Bharat',
  published: '2023-04',
  checked: '2026-11-22',
};
const doorsInPress: Evidence = {
  kind: 'press',
  by: 'PTI, Hindustan Times, The New Indian Express',
  checked: '2026-11-22',
};

export const badrinath = {
  id: '1',
  image: 'poster-badrinath',
  dham: true,
  slug: 'badrinath',
  windowFrame: 'timber',
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
        evidence: travelPages,
      },
    ],
    // Each autumn the committee names the closing day: end the open season on it, and begin the winter on the day after.
    times: {
      abhishek: '04:30',
      'abhishek-ends': '06:30',
      'bal-bhog': '08:00',
      'bal-bhog-ends': '09:30',
      shayan: '20:30',
      'last-cab': '17:00',
      eclipse: '16:00',
      'eclipse-ends': '16:52',
    },
    season: [
      {
        // Closed on 18 November 2023, 17 November 2024 and 25 November 2025.
        key: 'closing',
        from: '2026-11-26',
        through: '2026-11-30',
        is: 'not-known',
        hours: 'regular',
        evidence: doorsInPress,
        checkBy: '2026-11-30',
      },
      {
        key: 'winter',
        from: '2026-12-01',
        through: '2027-04-15',
        is: 'winter',
        evidence: doorsInPress,
        checkBy: '2027-02-12',
      },
      {
        key: 'opening',
        from: '2027-04-16',
        through: '2027-05-14',
        is: 'not-known',
        hours: 'regular',
        evidence: doorsInPress,
        checkBy: '2027-02-12',
      },
    ],
    exceptions: [],
    // Opened on 4 May 2025 and 23 April 2026.
    usually: [
      { from: '05-15', through: '11-16', is: 'open' },
      { from: '11-26', through: '04-15', is: 'closed' },
    ],
    events: [
      { key: 'closing', kind: 'notice', when: { months: [11] }, evidence: doorsInPress },
      { key: 'opening-declared', when: on('2027-02-11'), ...reckoned, kind: 'notice' },
      { key: 'opening', kind: 'notice', when: { months: [4, 5] }, evidence: doorsInPress },
      { key: 'akshaya-tritiya', when: on('2027-05-09'), ...reckoned },
      { key: 'badri-kedar-utsav', kind: 'festival', when: { months: [6] }, evidence: travelPages },
      { key: 'eclipse', kind: 'notice', when: on('2027-08-02'), evidence: computed },
      { key: 'mata-murti', when: on('2027-09-12'), ...reckoned },
    ],
    contacts: [
      {
        key: 'yatra-helpline',
        kind: 'tel',
        shown: '0135-1364',
        href: 'tel:+911351364',
        whose: 'helpline',
        evidence: newsOnAir,
      },
      indiaContacts[1],
      {
        key: 'committee-phone',
        kind: 'tel',
        shown: '+91 73022 57116',
        href: 'tel:+917302257116',
        whose: 'temple',
        evidence: { ...committee, published: '2019' },
      },
      {
        key: 'committee',
        kind: 'url',
        shown: 'badrinath-kedarnath.gov.in',
        href: 'https://badrinath-kedarnath.gov.in',
        whose: 'temple',
        evidence: committee,
      },
      {
        key: 'registration',
        kind: 'url',
        shown: 'registrationandtouristcare.uk.gov.in',
        href: 'https://registrationandtouristcare.uk.gov.in',
        whose: 'government',
        evidence: portal,
      },
      {
        key: 'yatra-whatsapp',
        kind: 'whatsapp',
        shown: '83948 33833',
        href: 'https://wa.me/918394833833?text=Yatra',
        whose: 'helpline',
        evidence: newsOnAir,
      },
      {
        key: 'yatra-mail',
        kind: 'mail',
        shown: 'touristcareuttarakhand@gmail.com',
        href: 'mailto:touristcareuttarakhand@gmail.com',
        whose: 'helpline',
        evidence: newsOnAir,
      },
      indiaContacts[0],
    ],
    calls: { book: ['registration', 'yatra-whatsapp'], elders: ['yatra-helpline'] },
    warnings: [
      { key: 'do-not-set-out', from: '2026-11-01', through: '2026-11-30', evidence: doorsInPress },
      { key: 'rain', from: '07-01', through: '08-31', evidence: travelPages },
      { key: 'thin-air', from: '04-16', through: '10-31', evidence: health },
      {
        key: 'fake-sites',
        from: '11-01',
        through: '04-15',
        evidence: {
          kind: 'press',
          by: 'Home Ministry alert (I4C) in PTI and Hindustan Times',
          published: '2025-04-19',
          checked: '2026-11-22',
        },
      },
    ],
    ring: 'yatra-helpline',
    hindusOnly: true,
    giving: { contact: 'committee', evidence: committee },
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
      { key: 'opening-day', from: '12-01', through: '05-14' },
      { key: 'road', from: '01-01', through: '12-31' },
      { key: 'cloakroom', from: '04-16', through: '11-30' },
    ],
    year: [
      { key: 'named', kind: 'best', from: '05-01', through: '06-30' },
      { key: 'rain', kind: 'care', from: '07-01', through: '08-31' },
      { key: 'closing', kind: 'care', from: '11-01', through: '11-30' },
      { key: 'winter', kind: 'closed', from: '12-01', through: '04-15' },
      { key: 'opening', kind: 'care', from: '04-16', through: '05-14' },
    ],
    sources: [
      { ...phoneBan, about: ['leave'] },
      {
        kind: 'press',
        by: 'NDTV, The Telegraph',
        published: '2026-03-11',
        checked: '2026-11-21',
        about: ['enter'],
      },
      {
        kind: 'press',
        by: 'News On Air, Khabar Kumoun',
        published: '2025',
        checked: '2026-11-22',
        about: ['cost'],
      },
      { ...health, about: ['elders'] },
      { ...travelPages, about: ['elders', 'way', 'story'] },
    ],
  },
} as const satisfies TempleFacts;
