import { newTempleWords } from '../guide/en/new-temple';
import type { TempleWords } from '../types';

export const newTemple: TempleWords = {
  title: '{name}',
  description:
    'A temple of {deity} in {town}, {state}. What we know of it so far, and whom to ask about the rest.',
  travelInfo:
    'The temple is in {town}, {state}. We have not checked the roads, trains and flights yet. The tourist helpline, 1363, answers day and night.',
  tripPlanning: 'Ask for the hours of darshan first, and book the journey after that.',
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
  facts: [
    { term: 'Deity', detail: '{deity}' },
    { term: 'Place', detail: '{town}, {state}' },
    { term: 'Position', detail: '{latitude}° N, {longitude}° E' },
  ],
  before: {
    book: { answer: 'Not checked yet: ask the tourist helpline, 1363.' },
    wear: { answer: 'Modest, full clothes are right at every temple.' },
    carry: { answer: 'Water and your medicines.' },
    leave: { answer: 'Leave phones and leather where you stay, until you have asked.' },
    cost: { answer: 'Not checked yet: pay only at the counter.' },
    elders: { answer: 'Not checked yet: ask where you stay.' },
  },
  lastLeg: 'Ask for the last part of the way where you stay.',
  guide: newTempleWords,
};
