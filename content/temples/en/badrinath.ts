import type { badrinath as facts } from '../badrinath';
import type { WordsFor } from '../types';
import { indiaContacts } from './contacts';

export const badrinath = {
  title: 'Badrinath Temple',
  description:
    'A Char Dham site of Uttarakhand, dedicated to Lord Vishnu: a painted front and a flight of steps above the Alaknanda, a long day’s road into the Garhwal Himalaya.',
  travelInfo:
    'The nearest airport is Dehradun (Jolly Grant) and the nearest railway station Rishikesh. From there the road follows the river up by Devprayag, Rudraprayag, Chamoli and Joshimath. It takes 10 to 12 hours, by day: there is no driving at night. The best time is May to June; from mid-September to October it is good as well.',
  tripPlanning:
    'Badrinath asks for more preparation than most pilgrimages: it is high, far from the railway, and open for only half of the year.',
  summary:
    'Badrinath Temple in Uttarakhand: its story, when its doors are open, the road from Dehradun and Rishikesh, darshan hours and the rules for visitors.',
  direction: 'North',
  place: 'Badrinath',
  town: 'Badrinath',
  state: 'Uttarakhand',
  deity: 'Lord Vishnu',
  standfirst: 'Below the snow of Neelkanth, a door that opens for half of the year.',
  story: [
    'Badrinath lies between the Nar and Narayan ranges of the Garhwal Himalaya, about 3,100 m above the sea, on the right bank of the Alaknanda. Behind it rises Neelkanth. At the foot of the temple steps a hot spring, Tapt Kund, steams into the cold air.',
    'A broad flight of steps climbs to the Singh Dwar, the tall arched gateway in a stone front with arched windows. The front is painted in strong colours, so that it resembles a Buddhist vihara. Inside is a pillared, carved hall; a small cupola with a gilded roof crowns the whole, some 15 m up.',
    'Lord Vishnu is worshipped here as Badrinarayan, or Badri Vishal, in a black shaligram image seated in meditation. The shrine is one of the 108 Divya Desams, and its chief priest, the Rawal, is a Nambudiri from Kerala: a man of the far south who serves in the far north.',
    'Tradition credits Adi Shankara with recovering the image from Narad Kund and enshrining it near Tapt Kund. By one account a king of Garhwal moved it to the present temple in the 16th century; the temple was enlarged in the 17th, and rebuilt by the king of Jaipur after the earthquake of 1803.',
  ],
  facts: [
    { term: 'Deity', detail: 'Lord Vishnu as Badrinarayan' },
    { term: 'Place', detail: 'Badrinath, Chamoli district, Uttarakhand' },
    { term: 'Height', detail: 'About 3,100 m above the sea' },
    { term: 'River', detail: 'Alaknanda, right bank' },
    {
      term: 'Counted among',
      detail: 'The Char Dham of India, the Chota Char Dham of Uttarakhand, the 108 Divya Desams',
    },
    { term: 'Registration', detail: 'Compulsory and free' },
    { term: 'Position', detail: '30.744° N, 79.493° E' },
  ],
  before: {
    book: {
      answer: 'Register first: compulsory and free, on the state’s website, in its app or by WhatsApp.',
      more: [
        'Pujas are booked on the temple committee’s own site only. In 2025 about 30 of 100 seats went online, first for the days until 30 June.',
        'The town has about 180 hotels and 28 dharamshalas (Jan Manch TV, about 2024). The committee has rest houses too: ask it which are open.',
      ],
    },
    wear: {
      answer: 'Clothes that cover you, and warm layers in every month. Shoes come off.',
      more: [
        'Boards have asked for decent clothes since July 2023 (PTI). In February 2023 the committee said that a code was meant for its own staff (DNA).',
      ],
    },
    carry: { answer: 'The registration letter, a photo ID, warm layers and your medicines.' },
    leave: {
      answer: 'Phones and cameras: none go past the Singh Dwar. Leave them where you stay.',
    },
    cost: {
      answer: 'Darshan is free. Pujas are paid: an aarti was ₹200 to ₹500 in 2025.',
      more: [
        'Mahabhishek ₹4,700 and Abhishek ₹4,500 (Gaurav News, April 2024). Ved Path or Gita Path ₹2,500 (press, spring 2025).',
        'Hotels ₹1,000 to ₹5,000 a night, rooms in dharamshalas ₹300 to ₹1,000 (Jan Manch TV, about 2024).',
      ],
    },
    elders: {
      answer: 'The last kilometre is on foot. Bearers carry those who cannot walk.',
      more: [
        'Visitors told of cane seats and palkis in 2016 and 2020. Agree the price first.',
        'The air at 3,100 m is thin. Spend a night on the way up, and rest often.',
        'In the season of 2018 people stood in line for about three hours.',
      ],
    },
  },
  origins: [
    {
      from: 'Delhi',
      answer: 'Two days: a train to Haridwar, then a day by road. About 549 km in all.',
      legs: [
        'Train to Haridwar: about 5 hours, ₹300 to ₹1,200 by class (travel pages and ABP, 2024).',
        'Spend the night there, and leave at dawn by bus or taxi: about 320 km, 10 to 12 hours.',
      ],
    },
    {
      from: 'Haridwar and Rishikesh',
      answer: '10 to 12 hours by road: 320 km from Haridwar, 295 km from Rishikesh.',
      legs: [
        'In season one state bus a day from each (2022). In 2019 the one from Haridwar left at {haridwar-bus}.',
        'By shared cab, change at Joshimath for the last 45 km: ₹200 in 2018. None runs in the hills after about {last-cab}.',
      ],
    },
    {
      from: 'Dehradun',
      answer: 'A taxi from Jolly Grant airport: 310 to 318 km by way of Rishikesh.',
      legs: ['One night on the way is wiser, at Joshimath, Pipalkoti or Rudraprayag.'],
    },
  ],
  lastLeg: 'The road ends about 1 km from the temple.',
  lastStretch: [
    { at: 'The road ends', next: 'about 1 km on foot' },
    { at: 'Tapt Kund', next: 'a flight of steps' },
    { at: 'Singh Dwar, the door' },
  ],
  dayOrder: [
    { time: '{abhishek.clock} to {abhishek-ends}', rite: 'Mahabhishek and Abhishek, with a ticket' },
    { time: '{regular.opensFrom.clock} or {regular.opens}', rite: 'Public darshan begins' },
    { time: 'About {bal-bhog.clock} to {bal-bhog-ends}', rite: 'Bal Bhog' },
    { time: '{regular.closes.clock} to {regular.opens2}', rite: 'Closed' },
    { time: '{regular.opens2.clock} to {shayan}', rite: 'Darshan and evening pujas' },
    { time: '{shayan.clock} to {regular.closes2}', rite: 'Shayan Aarti and Gita Govind' },
  ],
  guide: {
    name: 'Badrinath Dham',
    season:
      'Badrinath is open for about six months: usually from late April or early May until November. The temple committee names the closing day on Vijayadashami and the opening day on Vasant Panchami.',
    hours: {
      regular: {
        name: 'In season',
        note: 'The Maha Abhishek puja is at about {abhishek}. Public darshan begins at {regular.opensFrom.clock} or {regular.opens}: sources differ. The Shayan aarti is at about {shayan}.',
      },
    },
    days: {
      closing: {
        headline: 'Probably closed for winter',
        text: 'In the last three years it had closed by 25 November.',
      },
      winter: {
        headline: 'Closed for winter',
        text: 'It usually opens between late April and the second week of May. The day is expected to be announced on 11 February 2027.',
      },
      opening: {
        headline: 'May still be closed',
        text: 'It usually opens between late April and the second week of May, on a day announced in February.',
      },
    },
    beyond: {
      headline: 'Ask before you go',
      text: 'It usually opens between late April and the second week of May, and closes in November.',
    },
    events: {
      closing: {
        name: 'Closing of the doors',
        rule: 'The committee names the day on Vijayadashami. The Panch Puja fills the last five days.',
      },
      'opening-declared': {
        name: 'Opening date announced',
        rule: 'On Vasant Panchami, at the royal house of Tehri in Narendra Nagar.',
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
      ...indiaContacts,
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
    ring: 'Ring 0135-1364 (in Uttarakhand 1364)',
    giving: {
      text: 'The temple committee takes gifts and bookings for pujas on its own website, and nowhere else online. Trust no QR code that is not on that website or at one of its counters.',
      link: 'Give through the temple committee',
    },
    group: {
      all: 'Register {count}: the letter with its QR code and a photo ID are asked of each.',
      elder: [
        'Over 50, or with heart disease, asthma, high blood pressure or diabetes: see a doctor first.',
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
      closing: { name: 'The doors close', text: 'On a day in November that is announced in October.' },
      winter: {
        name: 'Closed for winter',
        text: 'Until the middle of April at least. Uddhav and Kuber are then worshipped at Pandukeshwar, and the seat of Shankaracharya stays at Joshimath.',
      },
      opening: {
        name: 'The doors open',
        text: 'Between late April and the second week of May, on a day that is announced in February.',
      },
    },
  },
} as const satisfies WordsFor<typeof facts>;
