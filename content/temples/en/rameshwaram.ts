import type { rameshwaram as facts } from '../rameshwaram';
import type { WordsFor } from '../types';
import { indiaContacts } from './contacts';

export const rameshwaram = {
  title: 'Rameshwaram Temple',
  description:
    'On Pamban Island in Tamil Nadu: the Char Dham site of the south, dedicated to Lord Shiva, with a corridor of painted pillars and the holy bath in the sea at Agni Theertham.',
  travelInfo:
    'The nearest airport is Madurai and the nearest railway station Rameshwaram, written Rameswaram on tickets and boards. Trains reach the island again, over the new Pamban bridge that opened on 6 April 2025. The best time is November to February. From October to December the coast has its northeast monsoon and its cyclones: look at the forecast before you set out.',
  tripPlanning:
    'At Rameshwaram, bathing is the pilgrimage. By custom you bathe in the sea at Agni Theertham, then at the 22 wells inside the temple, and go to darshan after that. The order is a custom and not compulsory.',
  summary:
    'Rameshwaram Temple on Pamban Island, Tamil Nadu: the two lingas, the 22 wells and Agni Theertham, best months, the train over Pamban, rules inside.',
  direction: 'South',
  place: 'Rameshwaram',
  town: 'Rameswaram',
  state: 'Tamil Nadu',
  deity: 'Lord Shiva',
  standfirst: 'First the sea, then twenty-two wells, then the long corridor to Shiva.',
  story: [
    'Rameshwaram lies on Pamban Island, flat and sandy, with a calm and shallow sea all round. The temple of Ramanathaswamy is one of the twelve Jyotirlingas of Shiva and the southern corner of the Char Dham.',
    'Two lingas are worshipped here. Tradition says that Sita shaped the Ramalingam from sand, and that Hanuman brought the Vishwalingam.',
    'Water comes next. Inside the walls are 22 theerthams, wells at which pilgrims bathe one after the other. Agni Theertham, the first bath, is the sea itself: the shore begins 100 to 200 m east of the east tower.',
    'The temple is Dravidian, a compound of about 264 by 200 m. Its east tower has nine tiers, its west tower five. The corridors are what people remember, about 1,173 m of them: the inner ones of plain carved stone, the outer one lined with 1,212 painted pillars on raised plinths that draw the eye to one far point.',
    'The first stone building is of the 12th century. Pandya kings and the kings of Jaffna renewed it, the Sethupathis of Ramnad built on in the 17th century, and the great third corridor dates from the late 18th.',
  ],
  facts: [
    { term: 'Deity', detail: 'Lord Shiva as Ramanathaswamy' },
    { term: 'Place', detail: 'Rameshwaram, Pamban Island, Ramanathapuram district, Tamil Nadu' },
    { term: 'Style', detail: 'Dravidian, about 264 by 200 m' },
    { term: 'East tower', detail: 'Nine tiers, about 38 m' },
    { term: 'Corridors', detail: 'About 1,173 m in all' },
    { term: 'Wells', detail: '22 theerthams within the walls' },
    { term: 'Counted among', detail: 'The Char Dham of India, the twelve Jyotirlingas' },
    { term: 'Tickets', detail: 'The wells and the Spatika Linga need one each.' },
    { term: 'Position', detail: '9.288° N, 79.317° E' },
  ],
  before: {
    book: {
      answer: 'Nothing for darshan. Tickets for the wells and the Spatika Linga are sold at the counter.',
      more: [
        'The temple’s Yatri Niwas stands opposite the bus stand, open since February 2021 (Daily Thanthi). Ask there for a room.',
        'On long weekends private rooms of ₹2,000 have cost ₹10,000 (Dinakaran).',
      ],
    },
    wear: {
      answer:
        'Men a dhoti or trousers with a shirt, women a sari or churidar. Change into dry clothes for darshan.',
      more: [
        'Notices have asked for it since January 2016: no lungi, bermuda, jeans or tight leggings (Sakshi, December 2015). We found no official code of 2024 or later.',
      ],
    },
    carry: { answer: 'A full set of dry clothes, and clothes for the bath.' },
    leave: {
      answer: 'Phones and cameras: none inside any temple of Tamil Nadu. Shoes stay outside.',
    },
    cost: {
      answer: 'Darshan by the ordinary line is free. The 22 wells are ₹25 a head (January 2026).',
      more: [
        'The price of the wells is from Daily Thanthi. Pay only at the counter: touts ask ₹200 to ₹300, and the line for tickets can take two hours.',
        'Visitors tell of faster lines for ₹100 and ₹200, and of ₹50 for the Spatika Linga. We found no official list.',
        'Every visitor is given a laddu, free, since 31 December 2023 (Dinamalar).',
      ],
    },
    elders: {
      answer: 'The corridors are long but level. The wells are wet and slippery: you may leave them out.',
      more: [
        'Cars stop about 500 m off, and the way round the car streets is up to 1.5 km.',
        'Three battery cars given in 2021 lay broken in August 2023 (Dinamalar). Whether they run now, we do not know.',
      ],
    },
  },
  origins: [
    {
      from: 'Chennai',
      answer: 'Two trains every evening, of about 11 and 12.5 hours.',
      legs: [
        '22661 Sethu: 602 km. 16751 Boat Mail: 665 km, by way of Kumbakonam.',
        'In December 2025 they left Tambaram at {22661-tambaram.clock} and {16751-tambaram}, while Egmore is rebuilt: check where to board.',
      ],
    },
    {
      from: 'Madurai',
      answer: 'About 170 km: 3.5 to 4 hours by road, about 4 by train.',
      legs: ['Three ordinary trains a day, ₹30 a head in 2017.'],
    },
    {
      from: 'Bengaluru',
      answer: 'About 611 km by road, 11 hours. We found no direct train.',
      legs: ['By NH 44 and NH 87, or by train or air to Madurai, and change there.'],
    },
    {
      from: 'Delhi',
      answer: 'Fly to Madurai, then about 170 km: 3.5 to 4 hours by road, about 4 by train.',
      legs: ['There is also a weekly train from Firozpur (April 2025): ask IRCTC where it stops.'],
    },
  ],
  lastLeg:
    'The station is about 2 km from the temple. An auto was ₹100 in 2017, and cars stop about 500 m off.',
  lastStretch: [
    { at: 'The station', next: 'about 2 km in all' },
    { at: 'Cars stop', next: 'about 500 m on foot' },
    { at: 'The temple’s east tower', next: '100 to 200 m' },
    { at: 'Agni Theertham, the sea' },
  ],
  dayOrder: [
    { time: '{regular.opens}', rite: 'Palliyarai Deepa Aradhana' },
    { time: '{spatika}', rite: 'Spatika Linga' },
    { time: '{thiruvananthal}', rite: 'Thiruvananthal' },
    { time: '{vila}', rite: 'Vila Puja' },
    { time: '{kalasanthi}', rite: 'Kalasanthi' },
    { time: '{uchikala}', rite: 'Uchikala' },
    { time: '{sayaratchai}', rite: 'Sayaratchai' },
    { time: '{arthajama}', rite: 'Arthajama' },
    { time: '{palliyarai}', rite: 'Palliyarai' },
  ],
  guide: {
    name: 'Ramanathaswamy Temple, Rameswaram',
    season:
      'The temple is open every day from {regular.opens} to {regular.closes} and from {regular.opens2.clock} to {regular.closes2}. In the Tamil month of Margazhi, mid-December to mid-January, it opens and closes earlier.',
    hours: {
      regular: {
        name: 'Most days',
        note: 'The Spatika Linga is shown from about {spatika.clock} to {spatika-ends}, with a small ticket.',
      },
      margazhi: {
        name: 'Month of Margazhi',
        note: 'As announced in December 2025: the Spatika Linga is shown from {margazhi-spatika.clock} to {margazhi-spatika-ends}. Other years began at {margazhi-earliest}.',
      },
      ashtami: {
        name: 'Ashtami Pradakshina',
        note: 'Shut from about {ashtami.closes} until the afternoon: {ashtami.opensFrom2} by some reports, {ashtami.opens2} by others.',
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
        text: 'On this day the temple is shut from about {ashtami.closes} until the afternoon. Ask at the gate when it opens again.',
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
      headline: 'Ask before you go',
      text: 'On ordinary days it is open from {regular.opens} to {regular.closes} and from {regular.opens2} to {regular.closes2}.',
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
        name: 'Shivaratri festival begins (flag hoisting)',
        rule: 'About seven or eight days before Maha Shivaratri. The festival lasts 10 to 12 days, with a car procession.',
      },
      'maha-shivaratri': { name: 'Maha Shivaratri', rule: 'The temple stays open that night.' },
      'ramalinga-pratishtha': {
        name: 'Ramalinga Pratishtha',
        rule: 'Three days. The third is Jyeshtha Shukla Dashami.',
      },
      'thirukalyanam-flag': {
        name: 'Aadi Thirukalyanam begins (flag hoisting)',
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
      ...indiaContacts,
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
        'On Ashtami Pradakshina, 31 December 2026 by our calculation, the temple is shut from about {ashtami.closes} until the afternoon. Please ask.',
      eclipse:
        'On 2 August 2027 the Sun is partly eclipsed from {eclipse.clock} to {eclipse-ends}, on the day of Aadi Amavasai. In October 2022 the temple was shut from {eclipse-2022.clock} to {eclipse-2022-ends} for an eclipse. Ask for the hours.',
      sea: 'Follow the warnings of IMD Chennai and INCOIS before you bathe in the sea. In June 2024 they warned of swell waves of nearly 3 m.',
    },
    ring: 'Ring the tourist helpline: 1363',
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
        text: 'November to February; in November and December only after a look at the cyclone bulletin.',
      },
      drier: { name: 'Our advice', text: 'January to March, which are dry and pleasant.' },
      cyclones: {
        name: 'Take care',
        text: 'The northeast monsoon lasts from October to December, with cyclones in November and December.',
      },
    },
  },
} as const satisfies WordsFor<typeof facts>;
