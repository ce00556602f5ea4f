import type { Contact, Evidence } from './types';

const checked = '2026-11-22';

export const computed: Evidence = {
  kind: 'computed',
  by: 'Calculated from the positions of the Sun and Moon',
  checked,
};
/** Travel sites that agree, some of them by name. */
export const travelPages = (sites: string): Evidence => ({
  kind: 'travel',
  by: `Travel websites, not confirmed officially: ${sites} and others`,
  checked: '2026-11-21',
});

/** Newspapers of the day, month or year of `published`. */
export const press = (by: string, published?: string, day = checked) =>
  ({ kind: 'press', by, published, checked: day }) as const;

/** A span of one day. */
export const on = (day: string) => ({ from: day, through: day });

/** For one-day events: the day may be one earlier or later; or it is one of several. */
export const around = (day: string) => ({ ...on(day), about: true }) as const;
export const between = (from: string, through: string) =>
  ({ from, through, about: true, oneOf: true }) as const;

/** For festivals whose day we calculate. */
export const reckoned = { kind: 'festival', expected: true, evidence: computed } as const;

/** For days that we can calculate but whose hours are not announced yet. */
export const calculated = {
  is: 'not-known',
  expected: true,
  evidence: computed,
  checkBy: '2027-06-01',
} as const;

/** Phone numbers valid all over India. The first is for temples without a known number. */
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
