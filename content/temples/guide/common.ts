import type { Contact } from './types';

const checked = '2026-11-22';

/** Numbers that hold all over India, first whom to ring where no number of the temple is known. */
export const indiaContacts = [
  {
    key: 'tourist-helpline',
    kind: 'tel',
    shown: '1363',
    href: 'tel:1363',
    whose: 'helpline',
    evidence: { kind: 'gov', by: 'Press Information Bureau', said: '2026-02-05', checked },
  },
  {
    key: 'tourist-helpline-free',
    kind: 'tel',
    shown: '1800-11-1363',
    href: 'tel:1800111363',
    whose: 'helpline',
    evidence: { kind: 'gov', by: 'Press Information Bureau', said: '2026-02-05', checked },
  },
  {
    key: 'emergency',
    kind: 'tel',
    shown: '112',
    href: 'tel:112',
    whose: 'helpline',
    evidence: { kind: 'gov', by: 'Vikaspedia, Government of India', href: 'https://vikaspedia.in', checked },
  },
] as const satisfies readonly Contact[];

/** What they are called in English. */
export const indiaContactWords = {
  emergency: { name: 'Emergency', note: 'Police, fire and ambulance.' },
  'tourist-helpline': {
    name: 'Tourist helpline of India',
    note: 'The government’s, not the temple’s: day and night, in 12 languages.',
  },
  'tourist-helpline-free': { name: 'Tourist helpline, free of charge' },
} as const satisfies Record<(typeof indiaContacts)[number]['key'], { name: string; note?: string }>;

/** What they are called in Hindi. */
export const indiaContactWordsHi = {
  emergency: { name: 'आपात सेवा', note: 'पुलिस, दमकल और एंबुलेंस।' },
  'tourist-helpline': {
    name: 'भारत की पर्यटक हेल्पलाइन',
    note: 'भारत सरकार की, मंदिर की नहीं: दिन-रात, 12 भाषाओं में।',
  },
  'tourist-helpline-free': { name: 'पर्यटक हेल्पलाइन, निःशुल्क' },
} as const satisfies Record<(typeof indiaContacts)[number]['key'], { name: string; note?: string }>;
