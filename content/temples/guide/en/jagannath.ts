import type { jagannathFacts } from '../jagannath';
import type { WordsFor } from '../types';
import { indiaContactWords } from './common';

export const jagannathWords = {
  name: 'Jagannath Temple, Puri',
  season:
    'The temple opens every day at about 5 am, in the month of Kartika at about 4 am. Darshan stops for rituals during the day. For about two weeks before the Rath Yatra there is no darshan at all.',
  hours: {
    regular: {
      name: 'Most days',
      note: 'Darshan stops for rituals, for one to four hours at a time. Sources give closing times from 9 pm to midnight.',
    },
    kartika: {
      name: 'Month of Kartika',
      note: 'As in 2024 and 2025: Mangala Alati at 5 am, Radha Damodar besha from 6:30 to 7:30 am, rest from 3:30 to 5:30 pm, Sandhya Alati at 6 pm.',
    },
  },
  days: {
    open: {
      headline: 'Darshan today, with pauses',
      text: 'Darshan stops for rituals, and the temple does not announce a timetable long before. Leave room in the day.',
    },
    kartika: {
      headline: 'Month of Kartika',
      text: 'In 2024 and 2025 the doors opened at 4 am in this month, with a rest in the afternoon.',
    },
    panchuka: {
      headline: 'Panchuka, the last days of Kartika',
      text: 'Very crowded. In 2025 people went in by the Singhadwara only, and out by the other gates.',
    },
    snana: {
      headline: 'Snana Purnima',
      text: 'The deities are bathed on 18 or 19 June 2027, by our calculation. After that there is no darshan until the day before the Rath Yatra.',
    },
    anasara: {
      headline: 'Anasara: no darshan',
      text: 'After the bath the deities rest, for about two weeks. Darshan returns on the day before the Rath Yatra. In these days many go to Alarnath in Brahmagiri.',
    },
    nabajaubana: {
      headline: 'Nabajaubana darshan',
      text: 'The first darshan after Anasara is expected on this day. Its hours are not known to us: please ask in Puri.',
    },
    'rath-yatra': {
      headline: 'Rath Yatra',
      text: 'The deities come out to everyone, on the Grand Road to the Gundicha temple. Whether and when the temple itself opens, please ask in Puri.',
    },
    away: {
      headline: 'The deities are out of the temple',
      text: 'After the Rath Yatra they stay at the Gundicha temple. They return in the Bahuda Yatra, about 13 July 2027, and enter the temple at Niladri Bije, about 16 July.',
    },
  },
  beyond: {
    headline: 'Only the temple can tell',
    text: 'On ordinary days it opens at about 5 am, with pauses for rituals. Nobody has announced these days yet: ask the temple before you set out.',
  },
  events: {
    panchuka: {
      name: 'Panchuka',
      rule: 'The last days of Kartika, from Ekadashi to Purnima. It begins on 20 or 21 November 2026.',
    },
    'kartika-purnima': { name: 'Kartika Purnima', rule: 'The full moon of Kartika.' },
    'chandan-yatra': {
      name: 'Chandan Yatra begins',
      rule: 'On Akshaya Tritiya. The building of the chariots begins on the same day.',
    },
    'snana-purnima': {
      name: 'Snana Purnima',
      rule: 'The full moon of Jyeshtha, when the deities are bathed. In 2027 on 18 or 19 June.',
    },
    anasara: {
      name: 'Anasara',
      rule: 'About two weeks after Snana Purnima without public darshan.',
    },
    nabajaubana: {
      name: 'Nabajaubana darshan',
      rule: 'The day before the Rath Yatra, the first darshan after Anasara.',
    },
    'rath-yatra': {
      name: 'Rath Yatra',
      rule: 'Ashadha Shukla Dvitiya, the second day after the new moon. The deities ride to the Gundicha temple.',
    },
    bahuda: { name: 'Bahuda Yatra', rule: 'The deities ride back along the Grand Road.' },
    'suna-besha': {
      name: 'Suna Besha',
      rule: 'On about the day after the return, the deities are dressed in gold.',
    },
    'niladri-bije': { name: 'Niladri Bije', rule: 'The deities enter the temple again.' },
  },
  rules: {
    entry: {
      title: 'Who may enter',
      text: 'Only Hindus may enter. Others see the deities at the Rath Yatra, or the temple from outside.',
    },
    dress: {
      title: 'Dress decently',
      text: 'No shorts, ripped jeans, skirts or sleeveless clothes.',
    },
    phones: {
      title: 'No phones, cameras or leather',
      text: 'None of them may go inside. Leave belts, wallets and bags of leather behind as well.',
    },
    leave: { title: 'Leave outside', text: 'Pan, gutkha and plastic.' },
    cloakroom: {
      title: 'Leaving your things',
      text: 'The corridor around the temple was built with a cloakroom for about 5,000 families. We do not know its fees.',
    },
    gates: {
      title: 'Gates',
      text: 'All four gates are open again since 13 June 2024. On crowded days the police say which one to use. A help desk for elders stands by the Lion’s Gate.',
    },
    free: {
      title: 'Darshan is free',
      text: 'There is no paid online darshan: the temple administration said so in September 2025.',
    },
    mahaprasad: {
      title: 'Mahaprasad',
      text: 'It is cooked by the temple’s cooks and sold at Ananda Bazar inside. There is no fixed list of prices.',
    },
  },
  stages: {
    air: { title: 'By air to Bhubaneswar', text: 'Biju Patnaik is the nearest airport. You go on by road.' },
    rail: {
      title: 'By train to Puri',
      text: 'Puri is the end of the line. The temple is about 2.5 km away by road. Ask for the fare before you ride.',
    },
    'last-steps': {
      title: 'On foot along the Grand Road',
      text: 'The Bada Danda leads to the Lion’s Gate, the Singhadwara, on the east side. Inside, 22 steps lead up.',
    },
  },
  plan: {
    gates: {
      lion: 'Lion’s Gate (Singhadwara), east',
      horse: 'Horse Gate, south',
      tiger: 'Tiger Gate, west',
      elephant: 'Elephant Gate, north',
    },
    missing:
      'No official page shows where to leave your things, where the queue begins and by which gate you go out. The police say so on the day: ask at the Lion’s Gate.',
  },
  contacts: indiaContactWords,
  notKnown: {
    'temple-office': {
      what: 'A confirmed website or phone number of the temple administration',
      ask: 'Newspapers print two different web addresses, so we link neither. Ask the tourist helpline, 1363.',
    },
    timetable: {
      what: 'The timetable of rituals',
      ask: 'It slips from day to day. Ask at the Lion’s Gate, or where you stay.',
    },
    banakalagi: {
      what: 'The next day of Banakalagi',
      ask: 'It is announced a day ahead. Ask where you stay.',
    },
    'disabled-access': {
      what: 'Whether people with a disability are still carried in by the North Gate, as planned in 2024',
      ask: 'Ask at the help desk by the Lion’s Gate.',
    },
    'cloakroom-fee': { what: 'What the cloakroom costs', ask: 'Ask at the counter.' },
  },
  warnings: {
    'panchuka-crowd': 'Very crowded until Kartika Purnima. Hold on to children and elders, and come early.',
    'rath-crowd': 'Hot, wet and extremely crowded. Book a bed and the journey home well before.',
    'darshan-stops':
      'Darshan can stop for four or five hours in the evening, for a rite that is announced only a day before (Banakalagi). Do not plan a train straight after.',
  },
  actions: { ask: 'Ask the tourist helpline, 1363' },
  seats: {},
  giving: {
    text: 'Since July 2025 the temple has had a Digital Hundi: a QR code on its own website and at bank counters. We have not confirmed the address of that website, so we do not link it. Scan no code that a caller or a page sends you.',
  },
  group: {
    all: 'Darshan for {count} needs no booking and costs nothing. Book the rooms.',
    elder: [
      'A help desk for elders stands by the Lion’s Gate. Inside, 22 steps lead up.',
      'Darshan can stop for hours. Leave room in the day.',
    ],
    wheelchair: [
      'A wheelchair goes to the Lion’s Gate and around the outside. None goes inside.',
      'Carriers with wooden chairs were still to come in January 2026 (UNI): ask the help desk.',
    ],
  },
  crowds: {
    panchuka: 'Very crowded: Panchuka, the last days of Kartika.',
    'rath-yatra': 'Extremely crowded: the days of the Rath Yatra.',
  },
  asks: {
    rituals: 'Which rituals stop darshan on the day, and is a Banakalagi announced?',
    'rath-days': 'Which roads are closed, and from where can we see the chariots?',
    rooms: 'Call the hotel on a number that you found yourself, and do not pay all of it in advance.',
  },
  year: {
    named: {
      name: 'For the Rath Yatra',
      text: 'June and July: hot, wet and extremely crowded. The festival is the reason to come.',
    },
    comfortable: { name: 'The comfortable season', text: 'October to February, often pleasant into March.' },
  },
} as const satisfies WordsFor<typeof jagannathFacts>;
