import type { indiaContacts as contacts } from '../sources';

/** The numbers that hold all over India. */
export const indiaContacts = {
  emergency: { name: 'आपात सेवा', note: 'पुलिस, दमकल और एंबुलेंस।' },
  'tourist-helpline': {
    name: 'भारत की पर्यटक हेल्पलाइन',
    note: 'भारत सरकार की, मंदिर की नहीं: दिन-रात, 12 भाषाओं में।',
  },
  'tourist-helpline-free': { name: 'पर्यटक हेल्पलाइन, निःशुल्क' },
} as const satisfies Record<(typeof contacts)[number]['key'], { name: string; note?: string }>;
