import { indiaContacts } from './sources';
import type { Evidence, TempleFacts } from './types';

// Facts that are known later name their own source.
const notChecked: Evidence = { kind: 'travel', by: 'Not checked with any source', checked: '{today}' };

/**
 * A temple of which only name and place are known: its pages say so, and whom to ask. Copy this file and those of the
 * same name in the folders beside it, and fill in each `{…}`; CONTRIBUTING.md, "Copying an entry", has the steps.
 */
export const newTemple = {
  id: '{id}',
  image: 'holyheaven-hero',
  slug: 'new-temple',
  devanagari: '{devanagari}',
  aliases: ['new-temple'],
  verse: 'truth',
  position: { latitude: 22, longitude: 79 },
  sameAs: [],
  guide: {
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
    contacts: indiaContacts,
    calls: { book: ['tourist-helpline'], elders: [] },
    warnings: [{ key: 'ask-first', from: '01-01', through: '12-31', evidence: notChecked }],
    ring: 'tourist-helpline',
    giving: { evidence: notChecked },
    crowds: [],
    bring: [{ item: 'photo-id' }, { item: 'medicines' }, { item: 'water' }],
    asks: [{ key: 'hours', from: '01-01', through: '12-31' }],
    year: [{ key: 'all-year', kind: 'care', from: '01-01', through: '12-31' }],
    sources: [{ ...notChecked, about: ['way'] }],
  },
} as const satisfies TempleFacts;
