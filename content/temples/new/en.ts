import type { FirstWords } from './types';

export const firstWords: FirstWords = {
  directions: { north: 'North', east: 'East', south: 'South', west: 'West', centre: 'Centre' },
  description:
    'A temple of {deity} in {town}, {state}. What we know of it so far, and whom to ask about the rest.',
  travelInfo:
    'The temple is in {town}, {state}. We have not checked the roads, trains and flights yet. The tourist helpline, 1363, answers day and night.',
  tripPlanning: 'Ask for the hours of darshan first, and book the journey after that.',
  summary: '{name} in {town}, {state}: what we know, what we do not know yet, and whom to ask.',
  standfirst: 'In {town}, {state}.',
  story:
    '{name} stands in {town}, {state}, and is dedicated to {deity}. We print only what we have checked, and have not checked its story yet.',
  terms: { deity: 'Deity', place: 'Place', position: 'Position' },
  position: '{latitude}° N, {longitude}° E',
  tip: {
    title: 'Ask before you set out',
    text: 'Hours and rules change. Call the tourist helpline, 1363, or ask where you stay.',
  },
  season: 'We do not know yet when the temple opens. Please ask before you set out.',
  day: {
    headline: 'Hours not known',
    text: 'We have not checked the hours of these days yet. Please ask before you set out.',
  },
  beyond: {
    headline: 'Not checked yet',
    text: 'We have not checked these days yet. Please ask before you set out.',
  },
  notKnown: {
    hours: { what: 'The hours of darshan', ask: 'Ask the tourist helpline, 1363.' },
    rules: { what: 'The rules at the door', ask: 'Ask at the gate, or where you stay.' },
    way: { what: 'The way to the temple', ask: 'Ask the tourist helpline, 1363.' },
    dates: { what: 'The dates of the festivals', ask: 'Ask the tourist helpline, 1363.' },
    giving: { what: 'How the temple takes gifts', ask: 'Ask at the temple’s own counter.' },
  },
  warning: 'We know little about this temple yet. Ask about hours and rules before you set out.',
  action: 'Ask the tourist helpline, 1363',
  giving:
    'We have not confirmed how the temple itself takes gifts, so we link no address. Scan no code that a caller or a page sends you.',
  ask: 'When is darshan on the day, and what may not be taken inside?',
  year: { name: 'All year', text: 'Which months are best, we do not know yet. Ask before you choose one.' },
};
