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
