import { indiaContacts } from './common';
import type { Evidence, GuideFacts } from './types';

// What is known later names its own source.
const notChecked: Evidence = { kind: 'travel', by: 'Not checked with any source', checked: '{today}' };

export const newTempleFacts = {
  ownName: { lang: 'hi', text: '{devanagari}' },
  checked: '{today}',
  hours: [],
  season: [
    {
      key: 'not-known',
      from: '{today}',
      through: '{nextYear}',
      is: 'not-known',
      evidence: notChecked,
      checkBy: '{nextMonth}',
    },
  ],
  exceptions: [],
  usually: [],
  events: [],
  rules: [],
  stages: [],
  contacts: [...indiaContacts],
  notKnown: ['hours', 'rules', 'way', 'dates', 'giving'],
  warnings: [{ key: 'ask-first', from: '01-01', through: '12-31', evidence: notChecked }],
  actions: [{ key: 'ask', from: '01-01', through: '12-31', contact: 'tourist-helpline' }],
  giving: { evidence: notChecked },
  crowds: [],
  bring: [{ item: 'photo-id' }, { item: 'medicines' }, { item: 'water' }, { item: 'decent-dress' }],
  asks: [{ key: 'hours', from: '01-01', through: '12-31' }],
  year: [{ key: 'all-year', kind: 'care', from: '01-01', through: '12-31' }],
} as const satisfies GuideFacts;
