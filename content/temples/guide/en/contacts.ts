import type { indiaContacts } from '../common';

export const indiaContactWords = {
  emergency: { name: 'Emergency', note: 'Police, fire and ambulance.' },
  'tourist-helpline': { name: 'Tourist helpline of India', note: 'Day and night, in 12 languages.' },
  'tourist-helpline-free': { name: 'Tourist helpline, free of charge' },
} as const satisfies Record<(typeof indiaContacts)[number]['key'], { name: string; note?: string }>;
