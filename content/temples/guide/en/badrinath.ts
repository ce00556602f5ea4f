import type { badrinathFacts } from '../badrinath';
import type { WordsFor } from '../types';
import { indiaContactWords } from './common';

export const badrinathWords = {
  name: 'Badrinath Dham',
  season:
    'Badrinath is open for about six months: usually from late April or early May until November. The temple committee names the closing day on Vijayadashami and the opening day on Basant Panchami.',
  hours: {
    regular: {
      name: 'In season',
      note: 'The Maha Abhishek puja is at about 4:30 am. Public darshan begins at 6:30 or 7 am: sources differ. The Shayan aarti is at about 8:30 pm.',
    },
    'opening-day': { name: 'Opening day', note: 'In 2026 the doors opened at 6:15 am.' },
  },
  days: {
    open: { headline: 'The season is on', text: 'The doors opened on 23 April 2026 for this season.' },
    'opening-day': {
      headline: 'The doors open for the season',
      text: 'On 23 April 2026 the doors opened at 6:15 am.',
    },
    'closing-not-known': {
      headline: 'May be closed for winter',
      text: 'We have not found the closing day of 2026. The doors closed on 18 November in 2023, on 17 November in 2024 and on 25 November in 2025.',
    },
    winter: {
      headline: 'Closed for winter',
      text: 'Worship goes on at the winter seats. The opening day of 2027 is expected to be named on Basant Panchami, 11 February 2027.',
    },
    'opening-not-known': {
      headline: 'About to open',
      text: 'The doors usually open between late April and the second week of May. We do not know the day for 2027 yet, and only the temple committee can tell: please ask.',
    },
  },
  beyond: {
    headline: 'Only the temple can tell',
    text: 'The doors usually open between late April and the second week of May, and close in November. The committee names the opening day on Vasant Panchami, expected on 11 February 2027, and the closing day on Vijayadashami, expected on 9 October 2027.',
  },
  events: {
    closing: {
      name: 'Closing of the doors',
      rule: 'The committee names the day on Vijayadashami. The Panch Puja fills the last five days.',
    },
    'opening-declared': {
      name: 'The opening day is named',
      rule: 'On Basant Panchami, at the royal house of Tehri in Narendra Nagar.',
    },
    opening: {
      name: 'Opening of the doors',
      rule: 'Usually between late April and the second week of May. The procession with the oil pot, the Gadu Ghada, goes before it.',
    },
    'akshaya-tritiya': {
      name: 'Akshaya Tritiya',
      rule: 'By tradition the season of the dhams begins on it. The doors of Badrinath may open on another day.',
    },
    'badri-kedar-utsav': { name: 'Badri-Kedar Utsav', rule: 'The festival is held in June.' },
    'mata-murti': {
      name: 'Mata Murti ka Mela',
      rule: 'A fair on Vamana Dwadashi, in September. The temple is shut for part of the day.',
    },
  },
  rules: {
    registration: {
      title: 'Register before you travel',
      text: 'Registration for the yatra is compulsory and free. Register on the state’s website, in the Tourist Care app, by WhatsApp or at a counter.',
    },
    papers: {
      title: 'Bring your papers',
      text: 'Bring the registration letter with its QR code, and a photo ID with your address. They are checked at Badrinath.',
    },
    phones: {
      title: 'No phones or cameras',
      text: 'From the season of 2026, none beyond the Singh Dwar. One notice says within 70 m. No photography inside.',
    },
    cloakroom: {
      title: 'Leaving your phone',
      text: 'A cloakroom was promised for 2026. We do not know whether it is open, so leave your phone where you stay.',
    },
    entry: {
      title: 'Who may enter',
      text: 'In March 2026 the temple committee confirmed its rule: non-Hindus may not enter the temples in its care.',
    },
  },
  stages: {
    air: {
      title: 'By air to Dehradun',
      text: 'Jolly Grant is the nearest airport. From there it is a long day by road.',
    },
    rail: {
      title: 'By train to Rishikesh',
      text: 'Rishikesh is the nearest railway station. From there you go on by road.',
    },
    road: {
      title: 'By road up the Alaknanda',
      text: 'Leave at first light or break the journey on the way. There is no driving at night, and the police decide from when to when. We do not know today’s hours of the gate between Joshimath and Pandukeshwar.',
    },
    'last-steps': {
      title: 'On foot to the door',
      text: 'A broad flight of steps climbs from Tapt Kund to the Singh Dwar. Go slowly: the air is thin.',
    },
  },
  contacts: {
    registration: { name: 'Yatra registration', note: 'Compulsory and free.' },
    committee: { name: 'Temple committee (BKTC)', note: 'Dates, pujas and gifts.' },
    'committee-phone': {
      name: 'Temple committee, phone',
      note: 'From the committee’s own page as it stood in 2019.',
    },
    'yatra-helpline': {
      name: 'Yatra helpline',
      note: 'From outside Uttarakhand; within it 1364 (Business Standard, April 2023).',
    },
    'yatra-whatsapp': { name: 'Yatra registration by WhatsApp', note: 'Send the word Yatra.' },
    'yatra-mail': { name: 'Tourist Care Uttarakhand', note: 'By email.' },
    ...indiaContactWords,
  },
  notKnown: {
    'closing-day': { what: 'The closing day of 2026', ask: 'Ask the temple committee.' },
    'opening-day': {
      what: 'The opening day of 2027',
      ask: 'It is expected to be named on 11 February 2027. Ask the temple committee.',
    },
    'road-hours': {
      what: 'The hours of the night ban and of the gate at Joshimath',
      ask: 'Ask the yatra helpline or the police on the way.',
    },
    hospital: {
      what: 'Whether the new hospital at Badrinath is open',
      ask: 'There is a government hospital. Ask the yatra helpline.',
    },
    cloakroom: {
      what: 'Whether the cloakroom for phones is open, and what it costs',
      ask: 'Ask the temple committee.',
    },
  },
  warnings: {
    'do-not-set-out': 'Do not set out before you know whether the doors are still open.',
    rain: 'Heavy rain and landslides stop the road in July and August. Keep a day in hand.',
    'thin-air':
      'The air at about 3,100 m is thin. Rest on the way up, and see a doctor before you travel if you are over 50, or have heart disease, asthma, high blood pressure or diabetes.',
    'fake-sites':
      'Fake websites sell helicopter seats, rooms and tours for the Char Dham. Book only through official sites.',
  },
  actions: {
    register: 'Register for the yatra',
    'ask-dates': 'Ask the temple committee',
  },
  seats: {
    'yogdhyan-badri': { who: 'In winter, Uddhav and Kuber', where: 'Yogdhyan Badri, Pandukeshwar' },
    narsingh: {
      who: 'The seat (gaddi) of Shankaracharya',
      where: 'Narsingh temple, Jyotirmath (Joshimath)',
    },
  },
  giving: {
    text: 'The temple committee takes gifts and bookings for pujas on its own website, and nowhere else online. Trust no QR code that is not on that website or at one of its counters.',
    link: 'Give through the temple committee',
  },
  group: {
    all: 'Register {count}: the letter with its QR code and a photo ID are asked of each.',
    elder: [
      'Over 55, or with a weak heart, asthma, high blood pressure or diabetes: see a doctor first (state advisory, 2023).',
      'On foot rest five to ten minutes in every hour. Short of breath, confused, a tight chest: ring 108.',
    ],
    wheelchair: [
      'The road ends about 1 km from the temple, and steps lead to its door. Bearers carry those who cannot walk: agree the price first.',
      'We found no word of a ramp, a lift or a line of their own.',
    ],
  },
  crowds: {},
  asks: {
    'closing-day': 'On which day do the doors close this year?',
    'opening-day': 'On which day do the doors open?',
    road: 'Is the road open, and until when may we pass the gate at Joshimath?',
    cloakroom: 'Where can we leave phones and cameras?',
  },
  year: {
    named: { name: 'Best months', text: 'May and June. Even then the nights are cold.' },
    autumn: { name: 'Also good', text: 'From mid-September to October, after the heavy rain.' },
    rain: { name: 'Take care', text: 'Heavy rain, landslides and road stops in July and August.' },
    winter: {
      name: 'Closed for winter',
      text: 'December to March for certain. The doors close in November and usually open between late April and the second week of May.',
    },
  },
} as const satisfies WordsFor<typeof badrinathFacts>;
