import type { indiaContacts as contacts } from '../sources';

/** The numbers that hold all over India. */
export const indiaContacts = {
  emergency: { name: 'Police, fire, ambulance' },
  'tourist-helpline': { name: 'Tourist helpline', note: 'or 1800-11-1363, day and night' },
} as const satisfies Record<(typeof contacts)[number]['key'], { name: string; note?: string }>;

/** An eclipse as a date. */
export const eclipse = {
  name: 'Partial solar eclipse',
  rule: 'From {eclipse.clock} to {eclipse-ends}. Shut for hours: ask.',
};
