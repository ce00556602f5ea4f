import type { rameshwaramFacts } from '../rameshwaram';
import type { WordsFor } from '../types';
import { indiaContactWords } from './common';

export const rameshwaramWords = {
  name: 'Ramanathaswamy Temple, Rameswaram',
  season:
    'The temple is open every day from 5 am to 1 pm and from 3 to 9 pm. In the Tamil month of Margazhi, mid-December to mid-January, it opens and closes earlier.',
  hours: {
    regular: {
      name: 'Most days',
      note: 'The Spatika Linga is shown from 5 to 6 am, with a small ticket.',
    },
    margazhi: {
      name: 'Month of Margazhi',
      note: 'As announced in December 2025: the Spatika Linga is shown from 4 to 4:30 am. Other years began at 3 am.',
    },
    ashtami: {
      name: 'Ashtami Pradakshina',
      note: 'Shut from about 7 am until the afternoon: 1 pm by some reports, 3:30 pm by others.',
    },
    shivaratri: { name: 'Maha Shivaratri', note: 'The temple stays open through the night.' },
    'after-shivaratri': {
      name: 'The morning after Maha Shivaratri',
      note: 'The temple has been open all night. Ask at the gate when it closes.',
    },
  },
  days: {
    open: { headline: 'Open today', text: 'The usual hours, the same on every day of the week.' },
    margazhi: {
      headline: 'Hours of Margazhi',
      text: 'These are the hours announced for Margazhi in December 2025. Those of this year may differ a little.',
    },
    ashtami: {
      headline: 'Ashtami Pradakshina',
      text: 'On this day the temple is shut from about 7 am until the afternoon. Ask at the gate when it opens again.',
    },
    'margazhi-end': {
      headline: 'Hours of Margazhi',
      text: 'These are the hours announced for Margazhi in December 2025. Those of this year may differ a little.',
    },
    shivaratri: {
      headline: 'Maha Shivaratri',
      text: 'The temple stays open through the night. Other hours of the day may differ: ask at the gate.',
    },
    'after-shivaratri': {
      headline: 'The morning after Maha Shivaratri',
      text: 'The temple has been open all night. The other hours of the day may differ: ask at the gate.',
    },
  },
  beyond: {
    headline: 'Only the temple can tell',
    text: 'On ordinary days it is open from 5 am to 1 pm and from 3 pm to 9 pm. Nobody has announced these days yet: ask the temple before you set out.',
  },
  events: {
    margazhi: { name: 'Margazhi', rule: 'The Tamil month from mid-December to mid-January: early doors.' },
    'arudra-darshan': { name: 'Arudra Darshan', rule: 'In Margazhi, in December or January.' },
    ashtami: {
      name: 'Ashtami Pradakshina',
      rule: 'In Margazhi, on the eighth day of the waning moon. The temple is shut in the morning.',
    },
    'thai-amavasai': {
      name: 'Thai Amavasai',
      rule: 'The new moon of the Tamil month Thai: ancestors are honoured at Agni Theertham.',
    },
    'shivaratri-flag': {
      name: 'The flag of the Shivaratri festival',
      rule: 'About seven or eight days before Maha Shivaratri. The festival lasts 10 to 12 days, with a car procession.',
    },
    'maha-shivaratri': { name: 'Maha Shivaratri', rule: 'The temple stays open that night.' },
    'ramalinga-pratishtha': {
      name: 'Ramalinga Pratishtha',
      rule: 'Three days. The third is Jyeshtha Shukla Dashami.',
    },
    'thirukalyanam-flag': {
      name: 'The flag of Aadi Thirukalyanam',
      rule: 'Six to eight days before Aadi Amavasai. The festival lasts 17 days.',
    },
    'aadi-amavasai': {
      name: 'Aadi Amavasai',
      rule: 'The new moon of the Tamil month Aadi: ancestors are honoured at Agni Theertham.',
    },
    thirukalyanam: {
      name: 'Thirukalyanam',
      rule: 'The sacred wedding, on the twelfth day of the festival in Aadi.',
    },
  },
  rules: {
    phones: {
      title: 'No phones or cameras',
      text: 'Not allowed inside any temple of Tamil Nadu, by order of the Madras High Court.',
    },
    dress: { title: 'Modest, full clothing', text: 'Shoes stay outside.' },
    'dry-clothes': {
      title: 'Bring dry clothes',
      text: 'The 22 wells leave you soaked. Bring a full set of dry clothes for darshan.',
    },
    bath: {
      title: 'The order of bathing',
      text: 'By custom first the sea at Agni Theertham, then the 22 wells, then darshan. It is not compulsory.',
    },
    wells: {
      title: 'Which door',
      text: 'In 2018 people entered by the east for the wells, and by the north for darshan. Visitors tell it differently: ask at the gate.',
    },
    tickets: {
      title: 'Tickets',
      text: 'The wells and the Spatika Linga need a ticket each.',
    },
    entry: {
      title: 'Who may enter',
      text: 'We have not found this temple’s own rule. In January 2024 the Madras High Court ruled that in temples of the state non-Hindus do not go past the flag-mast, unless they give a written undertaking. Please ask the temple office.',
    },
  },
  stages: {
    air: { title: 'By air to Madurai', text: 'Madurai is the nearest airport. You go on by road.' },
    rail: {
      title: 'By train over the sea',
      text: 'Trains cross the new Pamban bridge, opened in April 2025. The times are those of 2025: check them before you book. In high wind trains end at Mandapam.',
    },
    'last-steps': {
      title: 'On foot to the sea',
      text: 'Agni Theertham is 100 to 200 m east of the east tower.',
    },
  },
  contacts: {
    department: {
      name: 'Temple department of Tamil Nadu (HR&CE)',
      note: 'It runs the temple. Gifts and questions.',
    },
    ...indiaContactWords,
  },
  notKnown: {
    'temple-office': {
      what: 'The phone number of the temple office',
      ask: 'Ask the temple department (HR&CE).',
    },
    entry: {
      what: 'Whether non-Hindus may enter the inner sanctum',
      ask: 'Ask the temple office when you arrive.',
    },
    'well-hours': {
      what: 'The exact hours of the 22 wells',
      ask: 'They open early in the morning. Ask at the temple about the afternoon.',
    },
    'sea-road': {
      what: 'When the road to Dhanushkodi is open',
      ask: 'The police stop cars in rough sea. Ask in the town.',
    },
  },
  warnings: {
    cyclones:
      'Northeast monsoon, with cyclones in November and December. Read the bulletin of IMD Chennai before you board: in high wind trains end at Mandapam.',
    ashtami:
      'On Ashtami Pradakshina, 31 December 2026 by our calculation, the temple is shut from about 7 am until the afternoon. Please ask.',
    eclipse:
      'On 2 August 2027 the Sun is partly eclipsed from 4:03 to 5:49 pm, on the day of Aadi Amavasai. In October 2022 the temple was shut from 1 to 6:30 pm for an eclipse. Ask for the hours.',
    sea: 'Follow the warnings of IMD Chennai and INCOIS before you bathe in the sea. In June 2024 they warned of swell waves of nearly 3 m.',
  },
  actions: { ask: 'Ask the temple department (HR&CE)' },
  seats: {},
  giving: {
    text: 'The temple department of Tamil Nadu takes gifts on its own website. Look there for “donor registration” (நன்கொடையாளர் பதிவு).',
    link: 'Give through the temple department',
  },
  group: {
    all: 'The 22 wells for {count}: ₹{rupees}, at ₹25 a head (January 2026). Pay at the counter.',
    elder: ['The wells are wet and slippery, and may be left out.', 'Cars stop about 500 m off.'],
    wheelchair: [
      'The corridors are long but level. The way round the car streets is up to 1.5 km.',
      'Whether the temple’s battery cars run, we do not know: they stood broken in August 2023 (Dinamalar).',
    ],
  },
  crowds: {},
  asks: {
    entry: 'Who may go how far inside?',
    wells: 'Until when are the wells open today, and by which door do we go in?',
    ashtami: 'Is Ashtami Pradakshina on 31 December, and when are the doors shut?',
    trains: 'Do trains run through to Rameswaram, or only to Mandapam?',
  },
  year: {
    named: {
      name: 'Best months',
      text: 'November to February. Cyclones come in November and December: read the bulletin before you board.',
    },
    drier: { name: 'Also good', text: 'March: dry and pleasant, as January and February are.' },
  },
} as const satisfies WordsFor<typeof rameshwaramFacts>;
