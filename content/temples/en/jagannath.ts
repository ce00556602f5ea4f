import { jagannathWords } from '../guide/en/jagannath';
import type { TempleWords } from '../types';

export const jagannath: TempleWords = {
  title: 'Jagannath Temple',
  description:
    'The Char Dham site of the east, in Puri on the coast of Odisha. Once a year, at the Rath Yatra, the deities leave the temple and ride out along the Grand Road.',
  travelInfo:
    'The nearest airport is Bhubaneswar (Biju Patnaik) and the nearest railway station Puri, a terminus not far from the temple. Come during the festival, in June or July, if you come for the Rath Yatra: it is hot, wet and extremely crowded. For a quiet darshan, October to February is the comfortable season.',
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
        '22895: Howrah 6:10 am, Puri 12:35 pm. Back, 22896: Puri 1:50 pm, Howrah 8:30 pm. Not on Thursdays.',
        'In May 2023 chair car ₹1,265 to ₹1,430 and executive ₹2,420 to ₹2,615, with food.',
      ],
    },
    {
      from: 'Delhi',
      answer: 'A train of about 30 hours every day, or a flight to Bhubaneswar.',
      legs: [
        '12802 Purushottam: Anand Vihar 10:50 pm, Puri 5:25 am on the third day (January 2026). Check the station: another list says New Delhi.',
        'Back, 12801: Puri 9:55 pm.',
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
    { time: '5 to 6 am', rite: 'The doors open (Dwara Phita), Mangala Alati' },
    { time: 'Then', rite: 'Mailama, Abakasha and Sahana Mela, the free close darshan' },
    { time: '8 to 9 am', rite: 'Gopala Ballabha' },
    { time: '8:30 to 10 am', rite: 'Sakala Dhupa' },
    { time: '10 am to 12 noon', rite: 'Bhoga Mandapa' },
    { time: '12:30 to 1:30 pm', rite: 'Madhyahna Dhupa, then rest' },
    { time: '6 pm', rite: 'Sandhya Alati' },
    { time: '7:20 to 9 pm', rite: 'Sandhya Dhupa' },
    { time: '10 pm', rite: 'Chandana Lagi' },
    { time: '11 pm', rite: 'Bada Singhara, and the doors close (Pahuda)' },
  ],
  guide: jagannathWords,
};
