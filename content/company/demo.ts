import { airframeName } from '../site';

/** A demo of one technology; `id` is the value of `/demo?technology=`, `short` a name for tight spaces. */
export type Demo = {
  id: 'drone' | 'software' | 'defense';
  short: string;
  minutes: 60 | 90 | 120;
  /** Its parts in order, each with its minutes, in half hours; the last names the unit. */
  parts: readonly (readonly [name: string, length: string])[];
  see: string;
  doYourself: string;
  place: string;
  time: string;
  bring: string;
};

export const demoPage = {
  title: 'Request a Demo',
  heading: 'See the work as it stands.',
  lead: 'Shown by its engineers, faults included.',
  rows: {
    see: 'You see',
    doYourself: 'You try',
    place: 'Where',
    bring: 'Please bring',
  },
  /** Above the bars, half an hour apart. */
  scale: ['0', '30', '60', '90', '120\u00a0min'],
  /** Legend of the choice between demos. */
  which: 'Which demo would you like?',
  /** The link on the technology pages. */
  covers: 'See what a demo covers',
  form: {
    title: 'Ask for a day',
    lead: 'The form opens your mail app. We answer within 24\u00a0hours, Monday to Friday.',
  },
} as const;

export const demos: readonly Demo[] = [
  {
    id: 'drone',
    short: 'Drone',
    minutes: 120,
    parts: [
      ['Drawings', '30'],
      ['Targets', '30'],
      ['Your map', '60 min'],
    ],
    see: `${airframeName} as it stands: the drawings and open questions`,
    doYourself: 'The design model, with your payload and your map',
    place: 'Our office in Okhla. A flight later, once there is an aircraft and a permit',
    time: '120 minutes',
    bring: 'A map of the hardest place you would fly in',
  },
  {
    id: 'software',
    short: 'Software',
    minutes: 60,
    parts: [
      ['What runs', '30'],
      ['Questions', '30 min'],
    ],
    see: 'Each layer, as far as it is written',
    doYourself: 'Whatever runs that day; we explain the rest',
    place: 'Our office in Okhla, or by video call',
    time: '60 minutes',
    bring: 'Someone who would use it every day',
  },
  {
    id: 'defense',
    short: 'Defence',
    minutes: 90,
    parts: [
      ['Studies', '60'],
      ['Exercise', '30 min'],
    ],
    see: 'The concept studies: the problem, the layers, and the places where a person decides',
    doYourself: 'A table-top exercise on paper',
    place: 'Our office in Okhla, in person only',
    time: '90 minutes',
    bring: 'Proof of whom you represent; Indian law limits what we may discuss',
  },
];
