import type { newTempleFacts } from '../new-temple';
import type { WordsFor } from '../types';
import { indiaContactWords } from './common';

export const newTempleWords = {
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
  rules: {},
  stages: {},
  contacts: indiaContactWords,
  notKnown: {
    hours: { what: 'The hours of darshan', ask: 'Ask the tourist helpline, 1363.' },
    rules: { what: 'The rules at the door', ask: 'Ask at the gate, or where you stay.' },
    way: { what: 'The way to the temple', ask: 'Ask the tourist helpline, 1363.' },
    dates: { what: 'The dates of the festivals', ask: 'Ask the tourist helpline, 1363.' },
    giving: { what: 'How the temple takes gifts', ask: 'Ask at the temple’s own counter.' },
  },
  warnings: {
    'ask-first': 'We know little about this temple yet. Ask about hours and rules before you set out.',
  },
  actions: { ask: 'Ask the tourist helpline, 1363' },
  seats: {},
  giving: {
    text: 'We have not confirmed how the temple itself takes gifts, so we link no address. Scan no code that a caller or a page sends you.',
  },
  group: {
    all: 'We do not know yet what {count} must book. Please ask.',
    elder: ['Ask about steps, queues and places to sit.'],
    wheelchair: ['Ask whether a wheelchair may go in, and how far.'],
  },
  crowds: {},
  asks: { hours: 'When is darshan on the day, and what may not be taken inside?' },
  year: {
    'all-year': {
      name: 'All year',
      text: 'Which months are best, we do not know yet. Ask before you choose one.',
    },
  },
} as const satisfies WordsFor<typeof newTempleFacts>;
