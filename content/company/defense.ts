import type { Technology } from './schemas';

export const disclaimerLabel = 'Status of this information';
export const disclaimer =
  'Concept information. Not an offer for sale or export. Any development is subject to Government of India licence.';

export const defense = {
  title: 'Defense Technology',
  picture: 'defense',
  eyebrow: 'Concept study',
  lead: 'Early warning, secure command and one long-range concept. We study them carefully, describe them plainly, and leave the decision with people.',
  drawing: {
    title: 'A long-range system, on paper',
    lead: 'The study asks one question: can a single airframe serve two needs, with a range of at least 1,200 km and warhead variants of 750 kg and 250 kg?',
    caption: 'Fig. 1. Flight profile over range rings. Schematic, not to scale.',
    description:
      'Schematic line drawing: three range rings lie on a flat ground plane around a launch area, at 400, 800 and 1,200 kilometres. A curved line rises from the launch area and comes down on the outermost ring. Heights are not to scale. Three numbered parts are listed beside the drawing.',
    callouts: [
      { name: 'Launch area', text: 'A closed and licensed range.' },
      { name: 'Flight profile', text: 'Its shape only. The study publishes no heights, speeds or times.' },
      { name: 'Range ring, 1,200 km', text: 'The least distance that the study asks for.' },
    ],
  },
  capabilities: {
    title: 'Four capabilities',
    items: [
      {
        title: 'Early warning',
        fact: 'See first',
        text: 'Radar, acoustic and optical reports joined into one track, with its doubt shown, to give a watch officer more time.',
      },
      {
        title: 'Secure command',
        fact: 'Know who spoke',
        text: 'Messages meant to prove their sender, survive a broken network, and arrive in the order in which they were meant.',
      },
      {
        title: 'Simulation and training',
        fact: 'Practise on the ground',
        text: 'Crews would rehearse on the software that they use, against weather and faults, before anything leaves the ground.',
      },
      {
        title: 'Long-range systems',
        fact: 'Study before metal',
        text: 'Concepts weighed on paper and in simulation, where a mistake costs an afternoon, and stopped there unless a licence says otherwise.',
      },
    ],
  },
  specification: {
    title: 'Design targets of a concept study',
    lead: 'Nothing has been built. The figures say what the study sets out to examine; they describe no existing system.',
    groups: [
      {
        title: 'Long-range system',
        rows: [
          { name: 'Range, at least', value: '1,200', unit: 'km' },
          { name: 'Warhead variant A', value: '750', unit: 'kg' },
          { name: 'Warhead variant B', value: '250', unit: 'kg' },
        ],
      },
    ],
  },
  closing: {
    title: 'For those who may ask',
    text: 'We talk about this work with government bodies and licensed industry in India. Write to us from an official address, and we will answer in kind.',
    action: 'Write to Us',
  },
} as const satisfies Technology;

/** Labels of the range rings in the drawing, which stand at equal distances. */
export const rangeRings = ['400 km', '800 km', '1,200 km'] as const;

/** What the concept is designed around; said in words, since the study publishes no construction. */
export const designFeatures = {
  title: 'Design features',
  items: [
    {
      title: 'One airframe',
      text: 'Both variants would share it, so that there is one thing to learn, store and inspect.',
    },
    {
      title: 'Two people',
      text: 'No step that cannot be undone would be taken by one person, or by software.',
    },
    {
      title: 'Sealed storage',
      text: 'The system would report its own condition for as long as it stands in its case.',
    },
    {
      title: 'Range safety',
      text: 'A separate command could end any test flight, whatever the rest is doing.',
    },
    {
      title: 'A full record',
      text: 'Every change of state would be signed and kept, for inspectors to read.',
    },
  ],
} as const;
