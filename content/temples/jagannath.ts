import { jagannathFacts } from './guide/jagannath';
import type { TempleFacts } from './types';

export const jagannath: TempleFacts = {
  id: '2',
  image: 'jagannath',
  donationLink: '/holyheaven/donation/2',
  tripLink: '/holyheaven/plan-trips/2',
  icon: 'wheel',
  slug: 'jagannath',
  poster: 'poster-jagannath',
  devanagari: 'जगन्नाथ',
  aliases: [
    'Jagannatha',
    'Jaganath',
    'Jagannath Puri',
    'Purushottama',
    'Shri Mandir',
    'Srimandira',
    'Ratha Jatra',
    'Car Festival',
    'Orissa',
    'Krsna',
    'Balaram',
    'ଜଗନ୍ନାଥ',
    'मंदिर',
    'पुरी',
  ],
  verse: 'work',
  marked: {
    free: true,
    position: { latitude: 19.805, longitude: 85.818 },
    sameAs: ['https://en.wikipedia.org/wiki/Jagannath_Temple,_Puri'],
    hours: [],
  },
  guide: jagannathFacts,
};
