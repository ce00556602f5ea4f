import { badrinathFacts } from './guide/badrinath';
import type { TempleFacts } from './types';

export const badrinath: TempleFacts = {
  id: '1',
  image: 'poster-badrinath',
  donationLink: '/holyheaven/donation/1',
  tripLink: '/holyheaven/plan-trips/1',
  icon: 'peak',
  dham: true,
  slug: 'badrinath',
  frame: 'timber',
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
  marked: {
    position: { latitude: 30.744, longitude: 79.493 },
    sameAs: ['https://en.wikipedia.org/wiki/Badrinath_Temple'],
    hours: [
      { from: '2026-04-23', through: '2026-10-31', opens: '07:00', closes: '13:00' },
      { from: '2026-04-23', through: '2026-10-31', opens: '16:00', closes: '21:00' },
      { from: '2026-12-01', through: '2027-03-31', closed: true },
    ],
  },
  guide: badrinathFacts,
};
