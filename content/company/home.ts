import { capitalised, numberWord } from '../number-words';
import { airframeName } from '../site';
import { demoPage } from './demo';
import { drone, droneTargets } from './drone';
import { software } from './software';
import { team } from './team';

const ceiling = droneTargets.ceilingMetres.toLocaleString('en-IN');

export const home = {
  hero: {
    tag: 'Innovating Since 2024',
    title: 'Flight for hard places.',
    actions: { contact: 'Partner With Us', demo: demoPage.title },
    lead: 'Vyomarka Aerospace designs drones, flight software and defence systems for country where roads and signals end.',
  },
  products: [
    { id: 'drone', title: drone.title, text: 'An aircraft that needs no runway' },
    { id: 'software', title: software.title, text: 'A shared map, and every decision logged' },
    { id: 'defense', title: 'Defense Solutions', text: 'Early warning and secure command, as studies' },
  ],
  redefining: {
    title: 'Redefining Aerospace and Defense',
    action: 'Our Vision',
    others: 'Most aircraft begin with clear air and a runway.',
    ours: 'Ours begin with thin air, no runway and no signal.',
    paragraphs: [
      `Our target is a machine that holds its course at ${ceiling} metres, at night, with no satellite fix. Such a machine will manage a field in Haryana. Working in that order changes what an aircraft is made of, what its software may decide and what it leaves to a person.`,
      'We judge the result by who stays out of danger: the road crew under a loose slope, the boat crew in a flood, the patrol on a ridge.',
    ],
  },
  stats: {
    title: 'The company in figures',
    items: [
      { value: '2024', label: 'Company founded', note: 'In New Delhi' },
      { value: '3', label: 'Core technologies', note: 'Drones, software, defence' },
      {
        value: '25+',
        label: 'Expert team members',
        note: `${capitalised(numberWord(team.length))} of them lead the work`,
      },
      { value: '0%', label: 'Compromises on quality', note: 'A promise, not a measurement' },
    ],
  },
  offerings: {
    title: 'Three core offerings',
    action: 'Explore Technology',
    lead: 'Each stands on its own. Together they make one system, with one person in charge of it.',
    drone: {
      title: drone.title,
      text: `${airframeName}, our first airframe, is designed to rise on four rotors, travel on a wing and look down for two and a half hours. These figures are targets with ${droneTargets.targetPayloadKg} kg on board, not measured results.`,
      picture: 'rotor-hub',
      figures: [
        { value: `${droneTargets.enduranceMinutes} min`, label: 'target endurance' },
        { value: `${droneTargets.rangeKm} km`, label: 'target range' },
        { value: `${ceiling} m`, label: 'target ceiling AMSL' },
      ],
    },
    software: {
      title: software.title,
      text: 'Our software is being written to put what an aircraft sees on a shared map, with one second as the target, to run on board when the link is gone, and to keep a record of every decision.',
      picture: 'contour-peak',
    },
    defense: {
      title: 'Defense Solutions',
      text: 'Early warning, secure command and one long-range concept, studied with restraint. We work under Indian law, describe our work plainly, and keep a human decision at every step that cannot be undone.',
      picture: 'dome-night',
      note: 'Concept studies. No system on these pages is offered for sale.',
    },
  },
  principles: {
    title: 'Three founding principles',
    items: [
      {
        title: 'Innovation First',
        text: 'We would sooner test a rough prototype this week than defend a slide next month. An idea earns its place in the air.',
      },
      {
        title: 'Security by Design',
        text: 'Encrypted links, signed updates and a log of who did what are in the first drawing.',
      },
      {
        title: 'Future-Ready',
        text: 'Open interfaces and parts that unplug, so that an airframe drawn today can carry a sensor nobody has built yet.',
      },
    ],
  },
  people: {
    title: 'The people behind the drawings',
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
          ? 'No position is open today. Write to us all the same.'
          : `${capitalised(numberWord(open))} open ${open === 1 ? 'position' : 'positions'}, in New Delhi or remote.`,
    },
  },
  closing: {
    title: 'Ready to Be Our First Partner?',
    actions: { contact: 'Start a Conversation', demo: demoPage.title },
    text: 'We are young, and we say so. The first partner can have what later ones cannot: a say in the design while it is still being drawn.',
  },
} as const;
