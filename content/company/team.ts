import { capitalised, numberWord } from '../number-words';
import type { TeamMember } from '../schema/company';
import { aircraftParts } from './parts';

export type { TeamMember };

export const team: readonly TeamMember[] = [
  {
    id: 'rajgor',
    name: 'Ishaan Rajgor',
    designation: 'Co-founder and Chief Executive',
    part: 'whole',
    description: 'Keeps the list of what we will not build as carefully as the list of what we will.',
    expertise: ['Product strategy', 'Partnerships', 'Company building'],
  },
  {
    id: 'bhaduri',
    name: 'Mrittika Bhaduri',
    designation: 'Co-founder and Chief Technology Officer',
    part: 'wiring',
    description: 'Decides how the parts talk to one another, then asks what happens when they stop.',
    expertise: ['Systems architecture', 'Embedded computing', 'Test strategy'],
  },
  {
    id: 'sandhar',
    name: 'Harjot Singh Sandhar',
    designation: 'Head of Flight Test',
    part: 'stall',
    description: 'Decides whether an aircraft flies. The default is no.',
    expertise: ['Test planning', 'Remote piloting', 'Mountain weather'],
  },
  {
    id: 'lepcha',
    name: 'Rinchen Doma Lepcha',
    designation: 'Head of Autonomy',
    part: 'camera',
    description: 'Works out where an aircraft is from the ground below when the satellites are out of sight.',
    expertise: ['Visual navigation', 'On-board AI', 'Sensor fusion'],
  },
  {
    id: 'pallathara',
    name: 'Joel Pallathara',
    designation: 'Head of Airworthiness and Safety',
    part: 'parachute',
    description: 'Knows the Drone Rules and keeps the hazard log.',
    expertise: ['Safety cases', 'Drone Rules 2021', 'Reliability'],
  },
  {
    id: 'hembram',
    name: 'Malati Hembram',
    designation: 'Head of Airframes',
    part: 'wing',
    description: 'Draws wings that two people can carry up a hill and join by hand, with gloves on.',
    expertise: ['Composite structures', 'Aerodynamics', 'Design for repair'],
  },
  {
    id: 'kelapure',
    name: 'Vasant Kelapure',
    designation: 'Director of Defence Systems',
    part: 'ranges',
    description: 'Leads the concept studies in early warning and command.',
    expertise: ['Early warning', 'Command systems', 'Export control'],
  },
  {
    id: 'bootwala',
    name: 'Zehra Bootwala',
    designation: 'Chief Operating Officer',
    part: 'tray',
    description: 'Knows where every part is, what it cost and who is waiting for it.',
    expertise: ['Supply chain', 'Finance', 'People and hiring'],
  },
  {
    id: 'anbarasu',
    name: 'Kathirvel Anbarasu',
    designation: 'Head of Propulsion and Power',
    part: 'power',
    description: 'Runs motors and batteries until they give up, so that we know when they will.',
    expertise: ['Electric propulsion', 'Battery systems', 'Cold-weather testing'],
  },
  {
    id: 'zargar',
    name: 'Mehreen Zargar',
    designation: 'Head of Software and Security',
    part: 'packet',
    description: 'Attacks our own software before anybody else does, and signs every release.',
    expertise: ['Secure links', 'Ground software', 'Threat modelling'],
  },
];

export const teamPage = {
  eyebrow: 'Team',
  heading: `${capitalised(numberWord(team.length))} people lead the work.`,
  lead: 'What each of them does, and what you can ask them about. In place of photographs: a drawing of the work, with what is theirs in orange.',
  closing: {
    title: 'We are hiring.',
    link: { href: '/career', label: 'See the open positions' },
  },
} as const;

/** What a card's drawing shows, and for what it stands. */
export const drawingOf = ({ name, part }: TeamMember) =>
  `Drawing in place of a photograph of ${name}: ${aircraftParts[part]}`;
export const expertiseOf = ({ name }: TeamMember) => `Expertise of ${name}`;
