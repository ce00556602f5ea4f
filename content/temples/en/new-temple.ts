import type { newTemple as facts } from '../new-temple';
import type { WordsFor } from '../types';
import { indiaContacts } from './india';

export const newTemple = {
  title: '{name}',
  description:
    'A temple of {deity} in {town}, {state}. What we know of it so far, and whom to ask about the rest.',
  travelInfo:
    'The temple is in {town}, {state}. We have not checked the roads, trains and flights yet. The tourist helpline, 1363, answers day and night.',
  tripPlanning: 'Ask the hours of darshan first, then book the journey.',
  summary: '{name} in {town}, {state}: what we know, what we do not know yet, and whom to ask.',
  direction: '{direction}',
  place: '{town}',
  town: '{town}',
  state: '{state}',
  deity: '{deity}',
  standfirst: 'In {town}, {state}.',
  story: [
    '{name} stands in {town}, {state}, and is dedicated to {deity}. We print only what we have checked, and have not checked its story yet.',
  ],
  before: {
    book: { answer: 'Not checked yet: ask the tourist helpline, 1363.' },
    wear: { answer: 'Modest, full clothes are right at every temple.' },
    carry: { answer: 'Water and your medicines.' },
    leave: { answer: 'Leave phones and leather where you stay, until you have asked.' },
    cost: { answer: 'Not checked yet: pay only at the counter.' },
    elders: { answer: 'Not checked yet: ask where you stay.' },
  },
  guide: {
    name: '{name}, {town}',
    season: 'We do not know yet when the temple opens. Please ask before you set out.',
    hours: {},
    days: {
      'not-known': {
        headline: 'Hours not known',
        text: 'We have not checked the hours of these days yet. Please ask before you set out.',
      },
    },
    beyond: {
      headline: 'Only the temple can tell',
      text: 'We have not checked these days yet. Please ask before you set out.',
    },
    events: {},
    contacts: indiaContacts,
    unknown: [
      'The hours of darshan, the way and the dates of the festivals: ask the tourist helpline, 1363.',
      'The rules at the door: ask at the gate, or where you stay.',
      'How the temple accepts donations: ask at its own counter.',
    ],
    warnings: {
      'ask-first': 'We know little about this temple yet. Ask about hours and rules before you set out.',
    },
    ring: 'Call the tourist helpline: 1363',
    giving: {
      ways: [
        'We have not confirmed how the temple itself accepts donations, so we link no address. Never scan a code that a caller or a page sends you.',
      ],
    },
    group: {
      all: 'We do not know yet what {count} must book. Please ask.',
      elder: ['Ask about steps, queues and places to sit.'],
      wheelchair: ['Ask whether a wheelchair may go in, and how far.'],
    },
    crowds: {},
    asks: { hours: 'When is darshan on the day, and what may not be taken inside?' },
    when: 'We do not know yet which months are best.',
    year: {
      'all-year': { name: 'All year', text: 'Ask before you choose a month.' },
    },
  },
} as const satisfies WordsFor<typeof facts>;
