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
  tips: [
    {
      title: 'Let the body arrive',
      text: 'The air at 3,100 m is thin. Take time to acclimatise on the way up, and carry your medicines.',
    },
    {
      title: 'Dress for two seasons',
      text: 'Nights are cold in every month. Bring warm layers, and rain cover for the months of rain.',
    },
    {
      title: 'Travel by daylight',
      text: 'Start early and keep a day in hand: in July and August rain and landslides stop the road.',
    },
    {
      title: 'Register first',
      text: 'Do it before you book anything else: without registration there is no yatra.',
    },
  ],
  guide: badrinathWords,
};
