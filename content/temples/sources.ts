import type { Contact, Evidence } from './types';

const checked = '2026-11-22';

export const computed: Evidence = {
  kind: 'computed',
  by: 'Calculated from the positions of the Sun and Moon',
  checked,
};
/** Travel websites that agree, by the names of some. */
export const travelPages = (sites: string): Evidence => ({
  kind: 'travel',
  by: `Travel websites, not confirmed officially: ${sites} and others`,
  checked: '2026-11-21',
});

/** What newspapers say, on the day of `published` or in its month or year. */
export const press = (by: string, published?: string, day = checked) =>
  ({ kind: 'press', by, published, checked: day }) as const;

/** A span of one day. */
export const on = (day: string) => ({ from: day, through: day });

/** Of events that last one day: it may be a day earlier or later, or is one of these. */
export const around = (day: string) => ({ ...on(day), about: true }) as const;
export const between = (from: string, through: string) =>
  ({ from, through, about: true, oneOf: true }) as const;

/** For festivals whose day we calculate. */
export const reckoned = { kind: 'festival', expected: true, evidence: computed } as const;

/** For days whose hours nobody has announced yet, although we can calculate the day. */
export const calculated = {
  is: 'not-known',
  expected: true,
  evidence: computed,
  checkBy: '2027-06-01',
} as const;

/** Numbers that hold all over India, first whom to ring where no number of the temple is known. */
export const indiaContacts = [
  {
    key: 'tourist-helpline',
    kind: 'tel',
    shown: '1363',
    href: 'tel:1363',
    evidence: { kind: 'gov', by: 'Press Information Bureau', published: '2026-02-05', checked },
  },
  {
    key: 'emergency',
    kind: 'tel',
    shown: '112',
    href: 'tel:112',
    evidence: { kind: 'gov', by: 'Vikaspedia, Government of India', href: 'https://vikaspedia.in', checked },
  },
] as const satisfies readonly Contact[];
