import { capitalised, numberWord } from '../number-words';
import type { TeamMember } from '../schema/company';

export type { TeamMember };

export const team: readonly TeamMember[] = [
  {
    id: 'rajgor',
    name: 'Ishaan Rajgor',
    designation: 'Co-founder and Chief Executive',
    drawing: 'whole',
    shows: 'the whole aircraft',
    description: 'Keeps two lists with equal care: what we will build, and what we will not.',
    expertise: ['Product strategy', 'Partnerships', 'Company building'],
  },
  {
    id: 'bhaduri',
    name: 'Mrittika Bhaduri',
    designation: 'Co-founder and Chief Technology Officer',
    drawing: 'wiring',
    shows: 'the lines between the parts of the aircraft',
    description: 'Decides how the parts talk to one another, then asks what happens when one falls silent.',
    expertise: ['Systems architecture', 'Embedded computing', 'Test strategy'],
  },
  {
    id: 'bootwala',
    name: 'Zehra Bootwala',
    designation: 'Chief Operating Officer',
    drawing: 'tray',
    shows: 'parts of the aircraft in a tray, one of them missing',
    description: 'Knows what each part will cost, and where it will come from.',
    expertise: ['Supply chain', 'Finance', 'People and hiring'],
  },
  {
    id: 'sandhar',
    name: 'Harjot Singh Sandhar',
    designation: 'Head of Flight Test',
    drawing: 'stall',
    shows: 'the aircraft with its nose up, just below the angle at which its wing stalls',
    description: 'Decides whether an aircraft flies. The default is no.',
    expertise: ['Test planning', 'Remote piloting', 'Mountain weather'],
  },
  {
    id: 'lepcha',
    name: 'Rinchen Doma Lepcha',
    designation: 'Head of Autonomy',
    drawing: 'camera',
    shows: 'the camera of the aircraft and the ground it sees',
    description:
      'Teaches the aircraft to find itself by the ground below when the satellites are out of sight.',
    expertise: ['Visual navigation', 'On-board AI', 'Sensor fusion'],
  },
  {
    id: 'pallathara',
    name: 'Joel Pallathara',
    designation: 'Head of Airworthiness and Safety',
    drawing: 'parachute',
    shows: 'the aircraft under a parachute',
    description: 'Knows the Drone Rules and keeps the hazard log. Still to decide: a parachute, or none.',
    expertise: ['Safety cases', 'Drone Rules 2021', 'Reliability'],
  },
  {
    id: 'hembram',
    name: 'Malati Hembram',
    designation: 'Head of Airframes',
    drawing: 'wing',
    shows: 'the two halves of the wing, drawn out of the body',
    description: 'Draws wings that two people can carry up a hill and join by hand, with gloves on.',
    expertise: ['Composite structures', 'Aerodynamics', 'Design for repair'],
  },
  {
    id: 'kelapure',
    name: 'Vasant Kelapure',
    designation: 'Director of Defence Systems',
    drawing: 'ranges',
    shows: 'the aircraft in the middle of a radar scope',
    description: 'Asks of every concept who decides, and under which law.',
    expertise: ['Early warning', 'Command systems', 'Export control'],
  },
  {
    id: 'anbarasu',
    name: 'Kathirvel Anbarasu',
    designation: 'Head of Propulsion and Power',
    drawing: 'power',
    shows: 'the rotors and the battery of the aircraft',
    description:
      'Will run motors and batteries until they fail, so that we know the limit before a pilot meets it.',
    expertise: ['Electric propulsion', 'Battery systems', 'Cold-weather testing'],
  },
  {
    id: 'zargar',
    name: 'Mehreen Zargar',
    designation: 'Head of Software and Security',
    drawing: 'packet',
    shows: 'signed packets on their way from the ground to the aircraft',
    description: 'Attacks our software before others do. Will sign every release.',
    expertise: ['Secure links', 'Ground software', 'Threat modelling'],
  },
];

export const teamPage = {
  eyebrow: 'Team',
  heading: `${capitalised(numberWord(team.length))} people lead the work.`,
  lead: 'In each drawing, orange marks what that person answers for.',
  closing: {
    title: 'We are hiring.',
    link: { href: '/career', label: 'See the open positions' },
  },
} as const;

/** Alt text of a card's drawing: what it shows and what it replaces. */
export const drawingOf = ({ name, shows }: TeamMember) =>
  `Drawing in place of a photograph of ${name}: ${shows}`;
export const expertiseOf = ({ name }: TeamMember) => `Expertise of ${name}`;
