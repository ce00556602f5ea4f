import type { jagannath as facts } from '../jagannath';
import type { WordsFor } from '../types';
import { indiaContacts } from './contacts';

export const jagannath = {
  title: 'Jagannath Temple',
  description:
    'The Char Dham site of the east, in Puri on the coast of Odisha. Once a year, at the Rath Yatra, the deities leave the temple and ride out along the Grand Road.',
  travelInfo:
    'The nearest airport is Bhubaneswar (Biju Patnaik) and the nearest railway station Puri, a terminus not far from the temple. Best for the Rath Yatra: June and July, when it is hot, wet and extremely crowded. For a quiet darshan come from October to February.',
  tripPlanning:
    'Decide first which Puri you want to see: the city of the chariots, or the temple on an ordinary winter morning. They are two different journeys.',
  summary:
    'Jagannath Temple in Puri, Odisha: the deities and their story, Rath Yatra dates, the comfortable season, how to get there, and the rules at the gate.',
  direction: 'East',
  place: 'Puri',
  town: 'Puri',
  state: 'Odisha',
  deity: 'Lord Jagannath, a form of Vishnu and Krishna',
  standfirst: 'A wheel of eight metals, and a flag that is new every evening.',
  story: [
    'Jagannath, a form of Vishnu and of Krishna, is worshipped in Puri together with Balabhadra and Subhadra. With Sudarshana there are four images, all of wood. They are not kept for ever: in the rite of Nabakalebara, every 8, 12 or 19 years, they are made anew.',
    'The temple is built in the Kalinga manner, four halls in one line from east to west. Three have stepped roofs like pyramids; over the fourth a curved tower rises about 65 m above the road. At its top stands the Nila Chakra, a wheel of eight metals, and from the wheel flies a long flag that is changed every day at sunset.',
    'Two walls enclose the court. Four gates lead in, named for the lion, the horse, the tiger and the elephant, and 22 steps, the Baisi Pahacha, lead up. The Aruna Stambha, a pillar cut from a single stone, was brought here from Konark. A very large kitchen feeds thousands of people every day.',
    'Anantavarman Chodaganga of the Eastern Gangas began the temple in the 12th century, and it was completed under Anangabhima III. It has been under the protection of the Archaeological Survey of India since 1975.',
    'At the Rath Yatra the deities travel the Grand Road, the Bada Danda, for nearly 3 km to the Gundicha temple, and some days later they return.',
  ],
  facts: [
    { term: 'Deities', detail: 'Jagannath, Balabhadra and Subhadra, with Sudarshana' },
    { term: 'Place', detail: 'Puri, Odisha, on the Bay of Bengal' },
    { term: 'Style', detail: 'Kalinga: four halls in one line' },
    { term: 'Tower', detail: 'About 65 m above the road' },
    { term: 'Gates', detail: 'Lion (east), Horse (south), Tiger (west), Elephant (north)' },
    { term: 'Counted among', detail: 'The Char Dham of India' },
    { term: 'Entry', detail: 'Darshan is free' },
    { term: 'Position', detail: '19.805° N, 85.818° E' },
  ],
  before: {
    book: {
      answer: 'No ticket: darshan is free, and only Hindus may enter. Book your room early.',
      more: [
        'The administration has its own guest houses on the Grand Road: Neeladri, Nilachala and Shree Gundicha. They could be booked up to three months ahead (Orissa Post, about 2021).',
        'For the Rath Yatra rooms cost nearly three times as much and are full two months before (ETV Bharat, June 2025).',
      ],
    },
    wear: {
      answer: 'Modest, full clothes: no shorts, ripped jeans, skirts or sleeveless tops.',
      more: ['The rule holds since 1 January 2024. Those who break it are fined.'],
    },
    carry: {
      answer: 'A cloth bag, and little else. In June and July rain cover, sun cover and water.',
    },
    leave: {
      answer: 'Phones, cameras, leather, pan, gutkha and plastic stay outside.',
      more: [
        'In 2022 the stand for shoes and phones was on the north-east side: leave by the Hasti Dwar to fetch your things (Orissa Diary, February 2022).',
      ],
    },
    cost: {
      answer: 'Darshan is free. Mahaprasad has no price list: ask before you sit.',
      more: [
        'Rooms of the administration were ₹1,254 with air conditioning and ₹660 without, plus tax (Orissa Post, about 2021).',
        'The car park at Bhakta Niwas is ₹500 for 24 hours, for guests who stay there (UNI, January 2026).',
      ],
    },
    elders: {
      answer: 'A wheelchair goes as far as the Lion’s Gate, none goes inside. Ask the help desk there.',
      more: [
        'Carriers with wooden chairs were planned in 2024, and in January 2026 they were still to come soon (UNI).',
        'Rituals close the inner temple for hours at a time. Do not plan a train straight after.',
      ],
    },
  },
  origins: [
    {
      from: 'Bhubaneswar',
      answer: '53 to 62 km from the airport: 1.5 to 2 hours by car.',
      legs: ['City bus 50 (Mo Bus) from the railway station to Puri: ₹70 at most in September 2020.'],
    },
    {
      from: 'Kolkata',
      answer: 'A morning train from Howrah takes 6 hours 25 minutes.',
      legs: [
        '22895: Howrah {22895-howrah}, Puri {22895-puri}. Back, 22896: Puri {22896-puri}, Howrah {22896-howrah}. Not on Thursdays.',
        'In May 2023 chair car ₹1,265 to ₹1,430 and executive ₹2,420 to ₹2,615, with food.',
      ],
    },
    {
      from: 'Delhi',
      answer: 'A train of about 30 hours every day, or a flight to Bhubaneswar.',
      legs: [
        '12802 Purushottam: Anand Vihar {12802-delhi}, Puri {12802-puri} on the third day (January 2026). Check the station: another list says New Delhi.',
        'Back, 12801: Puri {12801-puri}.',
      ],
    },
    {
      from: 'Chennai',
      answer: 'A train of about 19 hours to Khurda Road or Bhubaneswar, and a change there.',
      legs: ['Khurda Road is 44 km from Puri. We found no direct train.'],
    },
  ],
  lastLeg: 'The station is about 2.5 km from the temple, and private cars stop short of it.',
  lastStretch: [
    { at: 'Puri station', next: 'about 2.5 km' },
    { at: 'Grand Road', next: 'on foot' },
    { at: 'Lion’s Gate', next: '22 steps' },
    { at: 'Temple' },
  ],
  dayOrder: [
    { time: '{regular.opens.clock} to {mangala-ends}', rite: 'The doors open (Dwara Phita), Mangala Alati' },
    { time: 'Then', rite: 'Mailama, Abakasha and Sahana Mela, the free close darshan' },
    { time: '{gopala.clock} to {gopala-ends}', rite: 'Gopala Ballabha' },
    { time: '{sakala.clock} to {sakala-ends}', rite: 'Sakala Dhupa' },
    { time: '{bhoga} to {bhoga-ends}', rite: 'Bhoga Mandapa' },
    { time: '{madhyahna.clock} to {madhyahna-ends}', rite: 'Madhyahna Dhupa, then rest' },
    { time: '{sandhya}', rite: 'Sandhya Alati' },
    { time: '{sandhya-dhupa.clock} to {sandhya-dhupa-ends}', rite: 'Sandhya Dhupa' },
    { time: '{chandana}', rite: 'Chandana Lagi' },
    { time: '{pahuda}', rite: 'Bada Singhara, and the doors close (Pahuda)' },
  ],
  guide: {
    name: 'Jagannath Temple, Puri',
    season:
      'The temple opens every day at about {regular.opens}, in the month of Kartika at about {kartika-opens}. Darshan stops for rituals during the day. For about two weeks before the Rath Yatra there is no darshan at all.',
    hours: {
      regular: {
        name: 'Most days',
        note: 'Darshan stops for rites, for one to four hours at a time. Some sources have it closing at {regular.closes}, some at {regular.closesBy}. In Kartika (October and November) the doors opened at {kartika-opens} in 2024 and 2025.',
      },
    },
    days: {
      open: {
        headline: 'Open today, with pauses',
        text: 'Darshan stops several times for rites. Leave room in the day.',
      },
      snana: {
        headline: 'Snana Purnima: ask in Puri',
        text: 'The deities are bathed on 18 or 19 June 2027, by our calculation. After that there is no darshan until the day before the Rath Yatra.',
      },
      anasara: {
        headline: 'Anasara: no darshan',
        text: 'After the bath the deities rest until the day before the Rath Yatra. Many go to Alarnath in Brahmagiri instead.',
      },
      nabajaubana: {
        headline: 'Nabajaubana darshan: ask for the hours',
        text: 'The first darshan after Anasara is expected on this day.',
      },
      'rath-yatra': {
        headline: 'Rath Yatra: the deities are on the Grand Road',
        text: 'They come out to everyone. Ask in Puri whether the temple itself opens.',
      },
      away: {
        headline: 'The deities are out of the temple',
        text: 'After the Rath Yatra they stay at the Gundicha temple. They enter their own again about 16 July 2027.',
      },
    },
    beyond: {
      headline: 'Ask before you go',
      text: 'On ordinary days it opens at about {regular.opens}, and darshan stops for rites.',
    },
    events: {
      panchuka: {
        name: 'Panchuka',
        rule: 'The last days of Kartika, from Ekadashi to Purnima: very crowded.',
      },
      'kartika-purnima': { name: 'Kartika Purnima', rule: 'The full moon of Kartika.' },
      'chandan-yatra': {
        name: 'Chandan Yatra begins',
        rule: 'On Akshaya Tritiya. The building of the chariots begins on the same day.',
      },
      'snana-purnima': {
        name: 'Snana Purnima',
        rule: 'The full moon of Jyeshtha, when the deities are bathed.',
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
      air: {
        title: 'By air to Bhubaneswar',
        text: 'Biju Patnaik is the nearest airport. You go on by road.',
      },
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
    contacts: indiaContacts,
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
      'rath-crowd': 'Hot, wet and extremely crowded. Book a bed and the journey home well before.',
      'darshan-stops':
        'Darshan can stop for four or five hours in the evening, for a rite that is announced only a day before (Banakalagi). Do not plan a train straight after.',
    },
    ring: 'Ring the tourist helpline: 1363',
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
      panchuka: 'Very crowded in Panchuka, the last days of Kartika.',
      'rath-yatra': 'Extremely crowded in the days of the Rath Yatra.',
    },
    asks: {
      rituals: 'Which rituals stop darshan on the day, and is a Banakalagi announced?',
      'rath-days': 'Which roads are closed, and from where can we see the chariots?',
      rooms: 'Call the hotel on a number that you found yourself, and do not pay all of it in advance.',
    },
    year: {
      named: {
        name: 'Best for the Rath Yatra',
        text: 'June and July, hot, wet and extremely crowded. Darshan stops for about two weeks before it.',
      },
      comfortable: {
        name: 'Best for a quiet darshan',
        text: 'October to February, often pleasant into March.',
      },
    },
  },
} as const satisfies WordsFor<typeof facts>;
