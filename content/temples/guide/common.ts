import type { Contact } from './types';

const checked = '2026-11-22';

/** Numbers that hold all over India. */
export const indiaContacts = [
  {
    key: 'emergency',
    kind: 'tel',
    shown: '112',
    href: 'tel:112',
    official: true,
    evidence: { kind: 'gov', by: 'Vikaspedia, Government of India', checked },
  },
  {
    key: 'tourist-helpline',
    kind: 'tel',
    shown: '1363',
    href: 'tel:1363',
    official: true,
    evidence: { kind: 'gov', by: 'Press Information Bureau', said: '2026-02-05', checked },
  },
  {
    key: 'tourist-helpline-free',
    kind: 'tel',
    shown: '1800-11-1363',
    href: 'tel:1800111363',
    official: true,
    evidence: { kind: 'gov', by: 'Press Information Bureau', said: '2026-02-05', checked },
  },
] as const satisfies readonly Contact[];
