import { rameshwaramWords } from '../guide/en/rameshwaram';
import type { TempleWords } from '../types';

export const rameshwaram: TempleWords = {
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
        'In December 2025 they left Tambaram at 6:20 and 7:42 pm, while Egmore is rebuilt: check where to board.',
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
    { time: '5 am', rite: 'Palliyarai Deepa Aradhana' },
    { time: '5:10 am', rite: 'Spatika Linga' },
    { time: '5:45 am', rite: 'Thiruvananthal' },
    { time: '7 am', rite: 'Vila Puja' },
    { time: '10 am', rite: 'Kalasanthi' },
    { time: '12 noon', rite: 'Uchikala' },
    { time: '6 pm', rite: 'Sayaratchai' },
    { time: '8:30 pm', rite: 'Arthajama' },
    { time: '8:45 pm', rite: 'Palliyarai' },
  ],
  guide: rameshwaramWords,
};
