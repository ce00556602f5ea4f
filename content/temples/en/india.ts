import type { indiaContacts as contacts } from '../sources';

/** Phone numbers valid all over India. */
export const indiaContacts = {
  emergency: { name: 'Police, fire, ambulance' },
  'tourist-helpline': { name: 'Tourist helpline', note: 'or 1800-11-1363, day and night' },
} as const satisfies Record<(typeof contacts)[number]['key'], { name: string; note?: string }>;

/** The words of an eclipse as an event. */
export const eclipse = {
  name: 'Partial solar eclipse',
  rule: 'Eclipse {eclipse.clock} to {eclipse-ends}. The temple probably shuts for longer; ask first.',
};
