import type { indiaContacts as contacts } from '../sources';

/** The numbers that hold all over India. */
export const indiaContacts = {
  emergency: { name: 'Emergency', note: 'Police, fire and ambulance.' },
  'tourist-helpline': {
    name: 'Tourist helpline of India',
    note: 'The government’s, not the temple’s: day and night, in 12 languages.',
  },
  'tourist-helpline-free': { name: 'Tourist helpline, free of charge' },
} as const satisfies Record<(typeof contacts)[number]['key'], { name: string; note?: string }>;
