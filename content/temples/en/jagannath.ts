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
  standfirst: 'Once a year the deities come out to the road, to everyone.',
  story: [
    'Jagannath, a form of Vishnu and of Krishna, is worshipped in Puri together with Balabhadra and Subhadra. With Sudarshana there are four images, all of wood. They are not kept for ever: in the rite of Nabakalebara, every 8, 12 or 19 years, they are made anew.',
    'The temple is built in the Kalinga manner, four halls in one line from east to west. Three have stepped roofs like pyramids; over the fourth a curved tower rises about 65 m above the road. At its top stands the Nila Chakra, a wheel of eight metals, and from the wheel flies a long flag that is changed every day at sunset.',
    'Two walls enclose the court. Four gates lead in, named for the lion, the horse, the tiger and the elephant, and 22 steps, the Baisi Pahacha, lead up. The Aruna Stambha, a pillar cut from a single stone, was brought here from Konark. A very large kitchen feeds thousands of people every day.',
    'Anantavarman Chodaganga of the Eastern Gangas began the temple in the 12th century, and it was completed under Anangabhima III. It has been under the protection of the Archaeological Survey of India since 1975.',
    'At the Rath Yatra the deities travel the Grand Road, the Bada Danda, for nearly 3 km to the Gundicha temple, and some days later they return.',
  ],
  facts: [
    { term: 'Deities', detail: 'Jagannath, Balabhadra and Subhadra' },
    { term: 'Place', detail: 'Puri, Odisha, on the Bay of Bengal' },
    { term: 'Style', detail: 'Kalinga: four halls in one line' },
    { term: 'Tower', detail: 'About 65 m above the road' },
    { term: 'Gates', detail: 'Lion (east), Horse (south), Tiger (west), Elephant (north)' },
    { term: 'Counted among', detail: 'The Char Dham of India' },
    { term: 'Entry', detail: 'Darshan is free' },
    { term: 'Position', detail: '19.805° N, 85.818° E' },
  ],
  tips: [
    {
      title: 'For the Rath Yatra',
      text: 'Plan for heat, rain and very large crowds, and arrange the journey and a bed well ahead.',
    },
    {
      title: 'For a quiet darshan',
      text: 'Choose an ordinary day between October and February, and ask the temple office which rituals fall on it.',
    },
    {
      title: 'Leave room in the day',
      text: 'Rituals close the inner temple for hours at a time. Do not plan a train straight after.',
    },
    {
      title: 'Come with empty hands',
      text: 'Phones, cameras and leather cannot go in, so leave them where you stay.',
    },
  ],
  guide: jagannathWords,
};
