import type { jagannath as facts } from '../jagannath';
import type { WordsFor } from '../types';
import { eclipse, indiaContacts } from './india';

/** While the deities are on the Grand Road, and then at the Gundicha temple. */
const onTheRoad = {
  all: 'For {count}, choose rooms that you can cancel, and never pay in full beforehand. In 2025 a room cost ₹2,000 to ₹17,000.',
  elder: ['Elders should stay out of the crowd on the Grand Road. Ask your hotel for a balcony or roof.'],
  wheelchair: [
    'We know of no place for wheelchairs on the Grand Road, and the crowd there is extreme. Call 1363 before you come.',
  ],
};

const atGundicha = {
  ...onTheRoad,
  elder: [
    'The crowd at the Gundicha temple is great, and we know of no help for elders there. Call 1363 first.',
  ],
  wheelchair: ['We do not know whether wheelchairs may enter the Gundicha temple. Call 1363 first.'],
};

export const jagannath = {
  title: 'Jagannath Temple',
  description: 'The eastern Char Dham temple, in Puri, Odisha: home of the Rath Yatra.',
  travelInfo:
    'Nearest airport: Bhubaneswar; railway station: Puri. Best for the Rath Yatra in June and July (2027: 5 to 16 July, expected). Comfortable October to February.',
  tripPlanning: 'Keep the day free: darshan can stop for hours.',
  summary:
    'Jagannath Temple in Puri, Odisha: the deities and their story, Rath Yatra dates, the comfortable season, how to get there, and the rules at the gate.',
  direction: 'East',
  place: 'Puri',
  town: 'Puri',
  state: 'Odisha',
  deity: 'Lord Jagannath, a form of Vishnu and Krishna',
  standfirst: 'Its tower bears a wheel of eight metals and a flag changed daily at sunset.',
  story: [
    'Jagannath, a form of Vishnu and Krishna, is worshipped here with Balabhadra and Subhadra.',
    'With Sudarshana there are four images, all of wood. Every 8, 12 or 19 years they are made anew, in the rite of Nabakalebara.',
    'Four buildings stand in line from west to east, in the Kalinga style: Vimana, Jagamohana, Nata Mandira and Bhoga Mandapa. The tower rises about 65 m above the road. On top is the Nila Chakra.',
    'Four gates lead in: Lion in the east, Horse in the south, Tiger in the west and Elephant in the north.',
    'Anantavarman Chodaganga began the temple in the 12th century, and it was completed under Anangabhima III. At the Rath Yatra the deities ride nearly 3 km along the Grand Road (Bada Danda) to the Gundicha temple.',
  ],
  before: {
    enter: {
      answer: 'Hindus only. Sikhs, Jains, Buddhists: call\u00a01363.',
      more: [
        'Reports differ on Indian Sikhs, Jains and Buddhists. Others may look from outside; at the Rath Yatra and Bahuda Yatra, all may see the deities on the road.',
      ],
    },
    book: {
      answer: 'No ticket needed.',
      more: ['If someone offers you a darshan ticket, online or not, do not pay.'],
    },
    stay: {
      answer: 'Temple guest houses (Grand Road) or hotels.',
      more: [
        'The temple’s guest houses include Niladri, Nilachala and Shree Gundicha. Fake booking sites appeared in 2025: call 1363 before booking.',
        'Rath Yatra rooms fill up two months ahead. In 2025 a room cost ₹2,000 to ₹17,000. Call the hotel yourself; never pay in full beforehand.',
      ],
    },
    wear: { answer: 'Modest; no shorts, ripped jeans, skirts, sleeveless tops.' },
    carry: {
      answer: 'Cloth bag, water (not in plastic), umbrella.',
    },
    leave: {
      answer: 'Shoes, phones, cameras, paan, gutkha, plastic, leather.',
      more: ['Cloakroom: on the path around the temple. Ask about the fee.'],
    },
    cost: {
      answer: 'Darshan is free. Ask what mahaprasad (food) costs.',
      more: ['From the station onwards, touts may offer quick darshan for money: say no.'],
    },
    elders: {
      answer: 'Wheelchairs only to the Lion’s Gate; inside, 22 steps.',
      more: ['Wooden chairs for elders (announced January 2026)? Ask the Lion’s Gate help desk.'],
    },
  },
  origins: [
    {
      from: 'Delhi',
      answer: 'Purushottam Express (daily, 30 hours; fare unknown), or fly to Bhubaneswar.',
      more: [
        'Train 12802 (return 12801). Check the station: some lists say Anand Vihar, others New Delhi (2026).',
      ],
    },
    {
      from: 'Bhubaneswar',
      answer: 'bus, train or taxi, 1.5 to 2 hours (fare unknown).',
      more: [
        'The bus (Mo Bus 50, ₹70 in 2020) starts at Bhubaneswar station. From the airport take a taxi, 56 to 60 km. Agree on the fare first.',
        'Private cars stop short of the temple.',
      ],
    },
    {
      from: 'Kolkata',
      answer: 'trains from Howrah, 8.5 hours overnight, 6.5 by day.',
      more: [
        'Night train 12837 (return 12838). Day train 22895 (return 22896), not on Thursdays; in 2023 a seat with food cost ₹1,265 to ₹1,430.',
      ],
    },
    { from: 'Chennai', answer: 'train to Khurda Road (about 19 hours), then 44 km.' },
  ],
  lastStretch: [
    { at: 'Puri station', next: '2.5 km; ask the fare' },
    { at: 'Grand Road', next: 'on foot' },
    { at: 'Lion’s Gate', next: '22 steps' },
    { at: 'Temple' },
  ],
  dayOrder: [
    'Early morning: Dwara Phita (doors open), Mangala Alati',
    'Morning: Sahana Mela (free darshan from close by), Gopala Ballabha, Sakala Dhupa, Bhoga Mandapa',
    'Midday: Madhyahna Dhupa, then rest',
    'Evening: Sandhya Alati, Sandhya Dhupa',
    'Night: Chandana Lagi, Bada Singhara, Pahuda (doors close)',
  ],
  guide: {
    name: 'Jagannath Temple, Puri',
    season:
      'On most days the temple opens at about {regular.opens}, in the month of Kartika at about {kartika.opens}. Darshan stops for rites during the day. For about two weeks before the Rath Yatra, and while the deities are out for it, there is no darshan inside.',
    hours: {
      regular: {
        name: 'Most days',
        note: 'Closing times differ by source.',
        pauses: 'Darshan may stop several times for rites.',
      },
      kartika: { name: 'Month of Kartika' },
    },
    days: {
      open: {
        headline: 'Open today, with pauses',
        text: 'Darshan may pause about {regular.pause1.clock} to {regular.pause1-ends}, {regular.pause2.clock} to {regular.pause2-ends.clock}, {regular.pause3.clock} to {regular.pause3-ends.clock} and {regular.pause4.clock} to {regular.pause4-ends} (temple’s 2024 list).',
      },
      'new-year': {
        headline: 'New Year: very crowded, ask for the hours',
        text: 'On 1 January 2024 the doors were to open at {new-year}.',
      },
      'snana-purnima': {
        headline: 'Snana Purnima: ask whether there is darshan',
        text: 'The deities are bathed on 18 or 19 June 2027. Then darshan stops until the day before the Rath Yatra.',
      },
      anasara: {
        headline: 'Anasara: no darshan',
        text: 'After the bath on 18 or 19 June 2027 the deities rest until the day before the Rath Yatra. Many go to Alarnath in Brahmagiri, 25 km away.',
      },
      nabajaubana: {
        headline: 'First darshan (Nabajaubana): ask for the hours',
        text: 'Darshan is expected on this one day, before they leave.',
      },
      'rath-yatra': {
        headline: 'Rath Yatra: the deities are on the Grand Road',
        text: 'People of every faith may see them. In 2025 the chariots set off at about {chariots-moved} and reached the Gundicha temple the next day. The main temple has no darshan.',
        group: onTheRoad,
      },
      away: {
        headline: 'The deities are at the Gundicha temple',
        text: 'See them there, first on the chariots, then inside (Adapa darshan). Ask who may enter, and about phones and leather. On the last day it ended at {adapa-ended} in 2023.',
        group: atGundicha,
      },
      bahuda: {
        headline: 'Bahuda Yatra: the deities ride back',
        text: 'They come along the Grand Road; ask your hotel when they start.',
        group: onTheRoad,
      },
      'suna-besha': {
        headline: 'Suna Besha: the deities are dressed in gold',
        text: 'See them on chariots at the Lion’s Gate. In 2024 it lasted until {golden-dress-ended}; ask when it begins.',
        group: onTheRoad,
      },
      'niladri-bije': {
        headline: 'Deities on the chariots, not inside',
        text: 'See the deities on chariots at the Lion’s Gate until about the evening of 16 July.',
        group: onTheRoad,
      },
      'inside-again': {
        headline: 'Ask whether darshan inside has begun',
        text: 'In 2023 daily rites resumed the day after Niladri Bije.',
      },
      eclipse: {
        headline: 'Partial solar eclipse: probably shut for hours',
        text: 'The eclipse lasts from {eclipse.clock} to {eclipse-ends}. In October 2022 rites stopped some 12 hours before. Ask the day before.',
      },
      kartika: {
        headline: 'Kartika hours',
        text: 'In Kartika 2024 and 2025 the doors opened at {kartika.opens}. Darshan stops several times for rites.',
      },
    },
    beyond: {
      headline: 'Ask before you go: Rath Yatra days not worked out yet',
      text: 'Darshan stops for rites. Inside there is none during the Rath Yatra (June or July), nor for two weeks before.',
    },
    events: {
      'new-year': { name: 'New Year', rule: 'Very crowded' },
      eclipse,
      panchuka: { name: 'Panchuka', rule: 'The last days of Kartika: very crowded' },
      'kartika-purnima': { name: 'Kartika Purnima' },
      'chandan-yatra': { name: 'Chandan Yatra begins' },
      'snana-purnima': { name: 'Snana Purnima', rule: 'The deities are bathed.' },
      anasara: { name: 'Anasara (no darshan)' },
      nabajaubana: { name: 'Nabajaubana darshan', rule: 'One day’s darshan between closed days' },
      'rath-yatra': {
        name: 'Rath Yatra',
        rule: 'The deities ride to the Gundicha temple.',
      },
      bahuda: { name: 'Bahuda Yatra', rule: 'The deities ride back.' },
      'suna-besha': { name: 'Suna Besha', rule: 'The deities are dressed in gold.' },
      'niladri-bije': { name: 'Niladri Bije', rule: 'The deities return to the temple.' },
    },
    contacts: indiaContacts,
    unknown: [
      'When is the next Banakalagi (face-painting)? It can stop evening darshan for hours. Ask your hotel.',
    ],
    warnings: {
      'rath-crowd': 'Rooms fill up two months ahead. Book a room and your journey home before that.',
      'darshan-stops':
        'Evening darshan can stop for four or five hours for the Banakalagi (face-painting), announced only a day ahead. Leave plenty of time before your train.',
    },
    ring: 'Call India’s tourist helpline 1363',
    giving: {
      ways: [
        'Give at a temple counter.',
        'At a bank only, you may also scan the Digital Hundi QR code (since July 2025); ask the temple which bank.',
        'Never use a QR code from a message or a website. We could not confirm which website is the temple’s.',
      ],
    },
    group: {
      all: 'Darshan is free; no ticket. Book rooms early for {count}.',
      elder: [
        'Elders: 22 steps, with help; or ask the Lion’s Gate help desk about wooden chairs (announced in January 2026).',
      ],
      wheelchair: [
        'Wheelchairs may go to the Lion’s Gate and round the outside, but not inside.',
        'In January 2026 the temple announced a service that carries elders in wooden chairs. Ask the help desk.',
      ],
    },
    crowds: {
      nabajaubana: 'The Rath Yatra is on the next day, and rooms fill up two months ahead.',
      panchuka: 'Very crowded. Book your room early.',
      'new-year': 'Very crowded: 3 to 4 lakh people were expected on 1 January 2024. Book your room early.',
      'niladri-bije': 'Very crowded. Stay at the edge, and agree on a meeting place.',
      'rath-yatra':
        'Extremely crowded; in 2025 three people died in a crush by the Gundicha temple. Stay at the edge, agree on a meeting place, and put a phone number in each child’s pocket. You may carry your phone on the road; it is banned only inside.',
    },
    asks: {
      rituals:
        'The day before, ask your hotel: which rites will stop darshan, and has a Banakalagi been announced?',
      bath: 'Is the bath on this day, and is there darshan before it?',
      'darshan-again': 'On which day does darshan begin again?',
      'inside-again': 'Has darshan inside begun? If not, where can we see the deities?',
      'rath-days': 'Which roads are closed, and from which side may we reach the chariots?',
      rooms:
        'How much of the room price does the hotel want in advance? (Look up the number yourself; trust none sent to you.)',
    },
    when: 'Comfortable from October to February. Rath Yatra from 5 July 2027 (expected). Probably no darshan inside: 19 June to 3 July, 5\u00a0to\u00a0about\u00a017\u00a0July.',
    year: {
      named: {
        name: 'Best for the Rath Yatra',
        text: 'June and July (2027: 5 to 16 July, expected)',
      },
      away: { name: 'No darshan inside', text: '5 to about 17 July 2027 (expected)' },
      comfortable: { name: 'Comfortable months', text: 'October to February' },
    },
  },
} as const satisfies WordsFor<typeof facts>;
