/** A demo of one technology; `id` is what `/demo?technology=` takes. */
export type Demo = {
  id: 'drone' | 'software' | 'defense';
  see: string;
  doYourself: string;
  place: string;
  time: string;
  bring: string;
};

export const demoPage = {
  title: 'Request a Demo',
  heading: 'Believe it when you see it.',
  lead: 'A demo is given by the engineers who do the work, on the prototype as it is that day, faults included.',
  rows: {
    see: 'You see',
    doYourself: 'You try',
    place: 'Where',
    time: 'How long',
    bring: 'Please bring',
  },
  choose: 'Request this demo',
  /** The link on the pages of the technologies. */
  covers: 'See what a demo covers',
  form: {
    title: 'Tell us what to prepare',
    lead: 'The form writes an email in your own mail program. We answer within 24 hours with questions and dates.',
    label: 'Demo request',
    submit: 'Write the request',
  },
} as const;

export const demos: readonly Demo[] = [
  {
    id: 'drone',
    see: 'Assembly from the case, take-off, the change to wing-borne flight, and a landing with the link switched off',
    doYourself: 'The camera and the map, with our pilot in command',
    place: 'Where the Drone Rules allow a development aircraft to fly; we choose the field with you',
    time: 'Half a day, and a spare day for weather',
    bring: 'The hardest place you would need it in, on a map',
  },
  {
    id: 'software',
    see: 'A recorded flight on the console, a lost link and its recovery, and the record of every decision',
    doYourself: 'Replaying the flight, and disagreeing with the detector',
    place: 'Our office in Okhla, or by video call',
    time: '60 minutes, half of them for questions',
    bring: 'Someone who would use it every day',
  },
  {
    id: 'defense',
    see: 'The concept studies: the problem, the layers, and the places where a person decides',
    doYourself: 'A table-top exercise on paper',
    place: 'Our office in Okhla, in person only',
    time: '90 minutes',
    bring: 'Proof of the organisation you represent; Indian law decides what we may discuss',
  },
];
