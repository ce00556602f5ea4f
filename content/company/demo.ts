import { airframeName } from '../site';
import type { Demo } from './schemas';

export type { Demo };

export const demoPage = {
  title: 'Request a Demo',
  heading: 'Believe it when you see it.',
  lead: 'A demo is given by the engineers who do the work, on the work as it stands that day, faults included.',
  rows: {
    see: 'You see',
    doYourself: 'You try',
    place: 'Where',
    time: 'How long',
    bring: 'Please bring',
  },
  /** Names the choice that a phone offers between the demos. */
  which: 'Which demo',
  choose: 'Request this demo',
  /** The link on the pages of the technologies. */
  covers: 'See what a demo covers',
  form: {
    title: 'Tell us what to prepare',
    lead: 'The form writes an email in your own mail program. Response time: 24\u00a0hours; what can be shown, and when, we settle then.',
    label: 'Demo request',
    submit: 'Write the request',
  },
} as const;

export const demos: readonly Demo[] = [
  {
    id: 'drone',
    short: 'Drone',
    picture: 'airframe-nose',
    see: `${airframeName} as it stands, the drawings behind it, and what is still untried`,
    doYourself: 'Questioning the engineers, and going through the design targets one by one',
    place: 'Our office in Okhla; a flight only when the prototype is ready and the Drone Rules allow it',
    time: 'Half a day',
    bring: 'The hardest place you would need it, on a map',
  },
  {
    id: 'software',
    short: 'Software',
    picture: 'contour-peak',
    see: 'The software as far as it is written, layer by layer, and what does not work yet',
    doYourself: 'Whatever runs that day, and asking why the rest does not',
    place: 'Our office in Okhla, or by video call',
    time: '60 minutes, half of them for questions',
    bring: 'Someone who would use it every day',
  },
  {
    id: 'defense',
    short: 'Defence',
    picture: 'dome-night',
    see: 'The concept studies: the problem, the layers, and the places where a person decides',
    doYourself: 'A table-top exercise on paper',
    place: 'Our office in Okhla, in person only',
    time: '90 minutes',
    bring: 'Proof of the organisation you represent; Indian law decides what we may discuss',
  },
];
