import { rameshwaramFacts } from './guide/rameshwaram';
import type { TempleFacts } from './types';

export const rameshwaram: TempleFacts = {
  id: '3',
  image: 'poster-rameshwaram',
  donationLink: '/holyheaven/donation/3',
  tripLink: '/holyheaven/plan-trips/3',
  icon: 'wave',
  dham: true,
  slug: 'rameshwaram',
  frame: 'dravida',
  devanagari: 'रामेश्वरम्',
  aliases: [
    'Ramanatha Swamy',
    'Ramanathar',
    'Ramanathapuram',
    'Ramnad',
    'Ramalingam',
    'Shivalinga',
    'Jyotirlinga',
    'Sethu',
    'Setubandha',
    'Rama Setu',
    'Pamban',
    'Dhanushkodi',
    'Agni Tirtha',
    '22 Kund',
    '22 Wells',
    'Spatika Linga',
  ],
  verse: 'setubandha',
  marked: {
    position: { latitude: 9.288, longitude: 79.317 },
    sameAs: ['https://en.wikipedia.org/wiki/Ramanathaswamy_Temple'],
    hours: [
      { opens: '05:00', closes: '13:00' },
      { opens: '15:00', closes: '21:00' },
    ],
  },
  guide: rameshwaramFacts,
};
