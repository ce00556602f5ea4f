import { badrinathWords } from '../guide/en/badrinath';
import type { TempleWords } from '../types';

export const badrinath: TempleWords = {
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
        'In season one state bus a day from each (2022). In 2019 the one from Haridwar left at 5:30 am.',
        'By shared cab, change at Joshimath for the last 45 km: ₹200 in 2018. None runs in the hills after about 5 pm.',
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
    { time: '4:30 to 6:30 am', rite: 'Mahabhishek and Abhishek, with a ticket' },
    { time: '6:30 or 7 am', rite: 'Public darshan begins' },
    { time: 'About 8 to 9:30 am', rite: 'Bal Bhog' },
    { time: '1 to 4 pm', rite: 'Closed' },
    { time: '4 to 8:30 pm', rite: 'Darshan and evening pujas' },
    { time: '8:30 to 9 pm', rite: 'Shayan Aarti and Gita Govind' },
  ],
  guide: badrinathWords,
};
