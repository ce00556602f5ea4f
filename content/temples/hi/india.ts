import type { indiaContacts as contacts } from '../sources';

/** Phone numbers valid all over India. */
export const indiaContacts = {
  emergency: { name: 'पुलिस, दमकल, एंबुलेंस' },
  'tourist-helpline': { name: 'पर्यटक हेल्पलाइन', note: 'या 1800-11-1363, दिन-रात' },
} as const satisfies Record<(typeof contacts)[number]['key'], { name: string; note?: string }>;

/** The words of an eclipse as an event. */
export const eclipse = {
  name: 'सूर्यग्रहण (खंडग्रास)',
  rule: 'शाम {eclipse.clock} से {eclipse-ends.clock} बजे तक ग्रहण; मंदिर शायद इससे अधिक समय बंद रहेगा, पूछ लें।',
};
