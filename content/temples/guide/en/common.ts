import { monthNames, speech } from '@/content/holyheaven/speech';
import type { BringItem, Evidence } from '../types';

/** Words and forms of speech that every guide shares. Another language is another file with the same shape. */
export const guideCommon = {
  ...speech,
  about: 'about',
  /** In a calendar, where no mark can stand beside a name. */
  calendar: { expected: (name: string) => `${name} (expected)` },
  official: 'Official',
  source: ({ kind, by, said }: Evidence) =>
    kind === 'computed' || !said ? by : `${by}, ${said.length === 10 ? speech.day(said) : monthOrYear(said)}`,
  distance: ([low, high]: readonly [number, number]) =>
    low === high ? `about ${low} km by road` : `${low} to ${high} km by road`,
  duration: ([low, high]: readonly [number, number]) =>
    low === high ? `about ${low} hours` : `${low} to ${high} hours`,
  band: { named: 'Often named', advised: 'Good months', care: 'Take care', closed: 'Closed' },
  bring: {
    'photo-id': 'A photo ID with your address',
    'registration-letter': 'The registration letter with its QR code',
    'warm-layers': 'Warm layers: nights are cold in every month',
    'rain-cover': 'Rain cover',
    'sun-cover': 'Cover against the sun',
    medicines: 'Your own medicines',
    water: 'Two litres of water a day for each person',
    'decent-dress': 'Modest, full clothing',
    'cloth-bag': 'A cloth bag: leather cannot go in',
    'dry-clothes': 'A full set of dry clothes',
    'bathing-clothes': 'Clothes that may get wet',
  } satisfies Record<BringItem, string>,
  fakeSites:
    'We sell no darshan, puja or room. If a caller, ad or QR code asks for money, stop, ask the temple body, report to 1930.',
} as const;

function monthOrYear(said: string): string {
  const [year, month] = said.split('-');
  return month ? `${monthNames[Number(month) - 1]} ${year}` : `${year}`;
}
