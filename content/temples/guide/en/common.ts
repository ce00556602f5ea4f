import type { indiaContacts } from '../common';

/** The numbers that hold all over India. */
export const indiaContactWords = {
  emergency: { name: 'Emergency', note: 'Police, fire and ambulance.' },
  'tourist-helpline': {
    name: 'Tourist helpline of India',
    note: 'The government’s, not the temple’s: day and night, in 12 languages.',
  },
  'tourist-helpline-free': { name: 'Tourist helpline, free of charge' },
} as const satisfies Record<(typeof indiaContacts)[number]['key'], { name: string; note?: string }>;
