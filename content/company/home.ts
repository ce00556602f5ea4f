import { capitalised, numberWord } from '../number-words';
import { airframeName, site } from '../site';
import { demoPage } from './demo';
import { ceiling, drone, droneTargets } from './drone';
import { software } from './software';
import { team } from './team';

export const home = {
  hero: {
    tag: `Innovating Since ${site.founded}`,
    title: 'Flight for hard places.',
    actions: { contact: 'Partner With Us', demo: demoPage.title },
    lead: 'Vyomarka Aerospace designs drones, flight software and early-\u2060warning systems for places beyond the last road and the last signal.',
  },
  products: [
    { id: 'drone', text: 'An aircraft that needs no runway' },
    { id: 'software', text: 'A shared map, and every decision logged' },
    { id: 'defense', text: 'Studies in early warning and secure command' },
  ],
  redefining: {
    title: 'Redefining Aerospace and Defense',
    action: 'Our Vision',
    others: 'Most aircraft begin with clear air and a runway.',
    ours: 'Ours begin with thin air, no runway and no sure signal.',
    judged:
      'We judge the result by who stays out of danger: a road crew under a loose slope, a boat crew in a flood, a patrol on a ridge.',
  },
  stats: {
    title: 'The company in figures',
    items: [
      { value: `${site.founded}`, label: 'Company founded', note: 'In New Delhi' },
      { value: '3', label: 'Core technologies', note: 'Drones, software, defence' },
      {
        value: '25+',
        label: 'Expert team members',
        note: `${capitalised(numberWord(team.length))} of them lead the work`,
      },
      { value: '0%', label: 'Compromises on quality', note: 'What we hold ourselves to' },
    ],
  },
  offerings: {
    title: 'Three core offerings',
    action: 'Explore Technology',
    lead: 'Each is designed to work alone, and all three to share one screen.',
    drone: {
      title: drone.title,
      text: `${airframeName}, our first airframe: four rotors to rise, a wing to cruise. These are targets with ${droneTargets.targetPayloadKg}\u00a0kg on board; nothing has been measured yet.`,
      figures: [
        {
          value: `${droneTargets.enduranceMinutes} min`,
          label: `endurance at ${droneTargets.loiterSpeed} m/s`,
        },
        { value: `${droneTargets.radiusKm} km`, label: 'out and back' },
        { value: `${ceiling} m`, label: 'above sea level' },
      ],
    },
    software: {
      title: software.title,
      text: 'Our target: one second from camera to shared map. If the link drops, the aircraft keeps working and logs every decision.',
    },
    defense: {
      title: 'Defense Solutions',
      text: 'Early warning, secure command, and a missile studied on paper only. Indian law governs all three. Two people must agree to any step that cannot be undone.',
      note: 'Concept studies. No system on these pages is offered for sale.',
    },
  },
  principles: {
    title: 'Three founding principles',
    items: [
      {
        title: 'Innovation First',
        text: 'We will test a rough model before we polish a slide.',
      },
      {
        title: 'Security by Design',
        text: 'From the first drawing: encrypted links, signed updates and a log of who did what.',
      },
      {
        title: 'Future-Ready',
        text: 'Open interfaces and plug-in parts, so an airframe drawn today can carry a sensor that does not exist yet.',
      },
    ],
  },
  people: {
    team: {
      label: 'Meet Our Team',
      href: '/team',
      text: `The ${numberWord(team.length)} people who lead the work, with their fields.`,
    },
    career: {
      label: 'Join Our Journey',
      href: '/career',
      text: (open: number) =>
        open === 0
          ? 'No position is open today. Write to us anyway.'
          : `${capitalised(numberWord(open))} open ${open === 1 ? 'position' : 'positions'}, in New Delhi or remote.`,
    },
  },
  closing: {
    title: 'Ready to Be Our First Partner?',
    actions: { contact: 'Start a Conversation', demo: demoPage.title },
    text: 'We are young. Our first partner gets what later ones cannot: a say in the design while it is still on paper.',
  },
} as const;
