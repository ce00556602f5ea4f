import type { badrinath as facts } from '../badrinath';
import type { WordsFor } from '../types';
import { eclipse, indiaContacts } from './india';

const thinAir =
  'The air at about 3,100 m is thin. Rest often, and see a doctor before you travel if you are over 55, or have heart disease, asthma, high blood pressure or diabetes.';

export const badrinath = {
  title: 'Badrinath Temple',
  description: 'The northern Char Dham temple of Lord Vishnu, in Uttarakhand.',
  travelInfo:
    'Nearest airport: Dehradun (Jolly Grant); railway station: Rishikesh (Yog Nagari), or Haridwar from Delhi. Travel by day only. Best: late May to June; good: mid-September to October.',
  tripPlanning:
    'High and cold, a long day’s drive from any station. Breathlessness, confusion, a tight chest? Call 112.',
  summary:
    'Badrinath Temple in Uttarakhand: its story, when its doors are open, the road from Dehradun and Rishikesh, darshan hours and the rules for visitors.',
  direction: 'North',
  place: 'Badrinath',
  town: 'Badrinath',
  state: 'Uttarakhand',
  deity: 'Lord Vishnu',
  standfirst: 'A mountain temple below the snow of Neelkanth, open half the year.',
  story: [
    'Tradition says that Adi Shankara enshrined the image near Tapt Kund.',
    'Badrinath lies at about 3,100 m, below the peak of Neelkanth. From a hot spring, Tapt Kund, steps climb to the Singh Dwar, a tall arched gateway in a brightly painted stone front.',
    'Lord Vishnu is worshipped here as Badrinarayan, or Badri Vishal, in a black shaligram image seated in meditation. In winter Uddhav and Kuber are worshipped at Pandukeshwar, and Shankaracharya’s gaddi is kept at Joshimath. Badrinath is one of India’s Char Dham, Uttarakhand’s Chota Char Dham and the 108 Divya Desams. Its chief priest, the Rawal, comes from Kerala.',
    'The king of Jaipur rebuilt the temple after the earthquake of 1803.',
  ],
  before: {
    enter: {
      answer:
        'Only Hindus, Sikhs, Jains and Buddhists (temple committee, March 2026). In doubt, call 0135-1364.',
    },
    book: {
      answer: 'Yatra registration required (free); in 2026 it opened on 6 March.',
      more: [
        'Print your registration letter: its QR code is checked at Badrinath.',
        'No smartphone? In 2026 there were counters at Rishikesh, Haridwar and Vikasnagar from 17 April.',
        'Have your Aadhaar, mobile number and photo ID with address ready.',
        'Book pujas only on the temple committee’s own website. Fake websites sell helicopter seats, rooms and tours.',
      ],
    },
    stay: {
      answer: 'Hotels and dharamshalas.',
      more: [
        'In about 2024: some 180 hotels (rooms ₹1,000 to ₹5,000) and 28 dharamshalas (₹300 to ₹1,000). The temple committee’s two free ones are gone; for those open now, call 0135-1364.',
      ],
    },
    wear: { answer: 'Modest clothes, warm ones even in June. Shoes off.' },
    carry: { answer: 'Registration letter, photo ID, medicines, water.' },
    leave: {
      answer: 'Phones, cameras; leave them in your room.',
      more: ['Banned past the main gate. Ask the yatra helpline whether the promised cloakroom has opened.'],
    },
    cost: {
      answer: 'Darshan is free; aarti ₹200 to ₹500 (2025).',
      more: ['For pind daan at Brahma Kapal, agree on the dakshina first.'],
    },
    elders: {
      answer: 'Hard: thin air, 1 km on foot, then steps. Over 55 or ill: doctor first.',
      more: [
        'Bad knees, or unable to walk? Ask the yatra helpline for a kandi (basket chair) or palki (palanquin).',
        'Heart disease, asthma, high blood pressure or diabetes? See a doctor first. Rest often.',
        'Badrinath has a government hospital.',
        'The water of Tapt Kund, about 55 °C, can burn you. Touch it first with a fingertip.',
      ],
    },
  },
  origins: [
    {
      from: 'Delhi',
      answer:
        'train to Haridwar, 4 to 6 hours (₹300 to ₹1,200); sleep there, then bus or taxi, 10 to 12 hours (fare unknown).',
      more: ['The train fares are from one travel website.'],
    },
    {
      from: 'Haridwar, Rishikesh',
      answer: 'bus or taxi, 10 to 12 hours.',
      more: [
        'Haridwar is 320 km away, Rishikesh 295 km. Leave at dawn, or sleep on the way at Rudraprayag, Pipalkoti or Joshimath. In season one state bus a day leaves Rishikesh, and one leaves Haridwar at dawn.',
        'Shared cabs: change at Joshimath, 45 km before Badrinath. No shared cab runs in the hills after about {last-cab}.',
      ],
    },
    {
      from: 'Dehradun',
      answer: 'taxi from Jolly Grant airport, about 315 km.',
      more: ['Agree on the fare first; sleep on the way.'],
    },
  ],
  lastStretch: [
    { at: 'Cars stop here', next: 'about 1 km on foot' },
    { at: 'Tapt Kund', next: 'a flight of steps' },
    { at: 'Singh Dwar' },
  ],
  dayOrder: [
    '{abhishek.clock} to {abhishek-ends}, before darshan: Mahabhishek and Abhishek, with a ticket',
    'About {bal-bhog.clock} to {bal-bhog-ends}: Bal Bhog',
    '{shayan.clock} to {regular.closes2}: Shayan Aarti and Gita Govind',
  ],
  guide: {
    name: 'Badrinath Temple',
    season:
      'Badrinath usually opens between late April and the second week of May, and closes in the second half of November; the temple committee announces the days on Vasant Panchami and Vijayadashami.',
    hours: {
      regular: {
        name: 'In season',
        note: 'Hours from travel websites.',
      },
    },
    days: {
      closing: {
        headline: 'Probably closed for winter',
        text: 'In the last three years it had closed by 25 November. We have not seen this year’s notice: do not set out. It may open between 11 and 14 May 2027.',
      },
      winter: {
        headline: 'Closed for winter',
        text: 'It may open between 11 and 14 May 2027. Until then worship is at Pandukeshwar and Joshimath.',
      },
      'before-opening': {
        headline: 'Probably still closed',
        text: 'From 2023 to 2026 it opened two to five days after Akshaya Tritiya, which is on 9 May 2027. The day is announced on Vasant Panchami, 11 February 2027.',
      },
      opening: {
        headline: 'Perhaps still closed',
        text: 'From 2023 to 2026 it opened two to five days after Akshaya Tritiya, which is on 9 May 2027. The day is announced in February.',
      },
      'before-closing': {
        headline: 'Perhaps already shut for winter',
        text: 'It closed on 18 November 2023, 17 November 2024 and 25 November 2025. The closing day is announced on Vijayadashami, 9 October 2027.',
      },
      eclipse: {
        headline: 'Partial solar eclipse: probably shut for most of the day',
        text: 'The eclipse lasts from {eclipse.clock} to {eclipse-ends}. For the eclipse of October 2022 the doors closed at {eclipse-2022} and opened at {eclipse-2022-ends}. Ask before you go.',
      },
      'mata-murti': {
        headline: 'Mata Murti ka Mela: ask for the hours',
        text: 'The temple was shut from about {mata-murti-shut} to {mata-murti-open} in 2024, and by one report all day in 2023.',
      },
    },
    beyond: {
      headline: 'Ask before you go',
      text: 'It usually opens by mid-May and closes by 25 November.',
    },
    events: {
      'opening-declared': { name: 'Opening-date announcement' },
      'akshaya-tritiya': {
        name: 'Akshaya Tritiya',
        rule: 'Since 2023 the doors have opened 2 to 5 days after it.',
      },
      eclipse: { ...eclipse, rule: 'Probably shut for most of the day; ask first.' },
      'mata-murti': { name: 'Mata Murti ka Mela', rule: 'Shut for much of the day. Ask first.' },
      'pitru-paksha': { name: 'Pitru Paksha', rule: 'The busiest time for pind daan' },
      'closing-declared': { name: 'Vijayadashami', rule: 'The closing date is announced.' },
    },
    contacts: {
      'yatra-helpline': { name: 'Yatra helpline', note: 'In Uttarakhand: 1364' },
      'committee-phone': { name: 'Temple committee (BKTC)', note: 'A 2019 number: it may not answer' },
      committee: { name: 'Temple committee’s website' },
      registration: { name: 'Yatra registration (free)' },
      'yatra-whatsapp': { name: 'WhatsApp (send “Yatra”)' },
      'yatra-mail': { name: 'Tourist Care Uttarakhand' },
      ...indiaContacts,
    },
    unknown: [
      'When is the road closed at night, and when does the Joshimath gate open? Ask the yatra helpline or police.',
      'What do kandis and palkis cost, and is there a wheelchair or lift? Ask the yatra helpline.',
    ],
    warnings: {
      'do-not-set-out':
        'Do not set out until you know that the doors are open. While they are shut, worship is at Pandukeshwar and Joshimath.',
      rain: 'Heavy rain and landslides block the road in July and August. Keep a spare day. Thin air: if over 55 or ill, see a doctor first.',
      'thin-air': thinAir,
    },
    ring: 'Call yatra helpline 0135-1364',
    giving: {
      ways: [
        'Ask at the temple committee’s counters or look on its website; we could not confirm how it accepts donations.',
        'Trust no QR code from anyone else.',
      ],
      link: 'Open the committee’s website',
    },
    group: {
      all: 'Register {count}; in 2026 registration opened on 6 March. Each must show the letter with its QR code and a photo ID. The road from Rishikesh takes 10 to 12 hours.',
      elder: [
        thinAir,
        'With elders, sleep on the way: at Rudraprayag, Pipalkoti or Joshimath.',
        'Hard for elders: 1 km on foot, then steps; ask for a kandi (basket chair) or palki. Breathlessness, confusion or a tight chest: call 112.',
      ],
      wheelchair: [
        'The road ends about 1 km from the temple, and steps lead to its door. We know of no ramp or lift. If you take a kandi (basket chair) or palki, agree on the price first.',
      ],
    },
    crowds: {},
    asks: {
      'closing-day': 'Have the doors closed for winter?',
      'opening-day': 'On which day do the doors open?',
      registration: 'Is registration open yet?',
      road: 'Is the road open, and how late may we pass the Joshimath gate?',
      cloakroom: 'Has the promised cloakroom for phones opened?',
    },
    when: 'Best: late May to June; good: mid-September to October. Closed from late November to mid-May 2027.',
    year: {
      named: { name: 'Best months', text: 'late May to June' },
      autumn: { name: 'Also good', text: 'mid-September to October' },
      rain: { name: 'Take care', text: 'landslides, July and August' },
      closing: { name: 'The doors close', text: 'mid to late November' },
      winter: { name: 'Closed for winter', text: 'late November to mid-May 2027' },
      opening: { name: 'The doors open', text: 'about 11 to 14 May 2027' },
    },
  },
} as const satisfies WordsFor<typeof facts>;
