import { rameshwaramWords } from '../guide/en/rameshwaram';
import type { TempleWords } from '../types';

export const rameshwaram: TempleWords = {
  title: 'Rameshwaram Temple',
  description:
    'On Pamban Island in Tamil Nadu: the Char Dham site of the south, dedicated to Lord Shiva, with a corridor of painted pillars and the holy bath in the sea at Agni Theertham.',
  travelInfo:
    'The nearest airport is Madurai and the nearest railway station Rameshwaram, written Rameswaram on tickets and boards. Trains reach the island again, over the new Pamban bridge that opened on 6 April 2025. The best time is November to February. The coast has its northeast monsoon and its cyclones from October to December, so late December to March is the calmer choice.',
  tripPlanning:
    'Here the pilgrimage is done with the body. By custom you bathe in the sea at Agni Theertham, then at the 22 wells inside the temple, and go to darshan after that. The order is a custom and not compulsory.',
  summary:
    'Rameshwaram Temple on Pamban Island, Tamil Nadu: the two lingas, the 22 wells and Agni Theertham, best months, the train over Pamban, rules inside.',
  direction: 'South',
  place: 'Rameshwaram',
  town: 'Rameswaram',
  state: 'Tamil Nadu',
  deity: 'Lord Shiva',
  standfirst: 'First the sea, then twenty-two wells, then the long corridor to Shiva.',
  story: [
    'Rameswaram lies on Pamban Island, flat and sandy, with a calm and shallow sea all round. The temple of Ramanathaswamy is one of the twelve Jyotirlingas of Shiva and the southern corner of the Char Dham.',
    'Two lingas are worshipped here. Tradition says that Sita shaped the Ramalingam from sand, and that Hanuman brought the Vishwalingam.',
    'Water is the second presence. Inside the walls are 22 theerthams, wells at which pilgrims bathe one after the other. Agni Theertham, the first bath, is the sea itself: the shore begins 100 to 200 m east of the east tower.',
    'The temple is Dravidian, a compound of about 264 by 200 m. Its east tower has nine tiers, its west tower five. What nobody forgets are the corridors, about 1,173 m of them together: the inner ones of plain carved stone, the outer one lined with 1,212 painted pillars on raised plinths that draw the eye to one far point.',
    'The first stone building is of the 12th century. Pandya kings and the kings of Jaffna renewed it, the Sethupathis of Ramnad built on in the 17th century, and the great third corridor dates from the late 18th.',
  ],
  facts: [
    { term: 'Deity', detail: 'Lord Shiva as Ramanathaswamy' },
    { term: 'Place', detail: 'Rameswaram, Pamban Island, Ramanathapuram district, Tamil Nadu' },
    { term: 'Style', detail: 'Dravidian, about 264 by 200 m' },
    { term: 'East tower', detail: 'Nine tiers, about 38 m' },
    { term: 'Corridors', detail: 'About 1,173 m in all' },
    { term: 'Wells', detail: '22 theerthams within the walls' },
    { term: 'Counted among', detail: 'The Char Dham of India, the twelve Jyotirlingas' },
    { term: 'Tickets', detail: 'The wells and the Spatika Linga need one each.' },
    { term: 'Position', detail: '9.288° N, 79.317° E' },
  ],
  tips: [
    {
      title: 'Dry clothes',
      text: 'You leave the 22 wells soaked through. Bring a full set of dry, modest clothes for darshan.',
    },
    { title: 'The early lamp', text: 'The Spatika Linga is shown for one hour only, from 5 in the morning.' },
    {
      title: 'For ancestors',
      text: 'Aadi Amavasai and Thai Amavasai are the days on which ancestors are honoured at Agni Theertham.',
    },
    {
      title: 'Watch the weather',
      text: 'Between October and December, read the cyclone bulletin before you board.',
    },
  ],
  guide: rameshwaramWords,
};
