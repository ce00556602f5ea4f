/** Words shared by every temple's guide. */
export const shared = {
  /** For calendars, where a name cannot have a mark beside it. */
  expectedEvent: '{name} (expected)',
  /** Who says so, and when. */
  source: '{by}, {date}',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** What the marks in a year mean. */
  verdicts: {
    best: 'Best',
    good: 'Also good',
    festival: 'Festival',
    care: 'Take care',
    doors: 'Opening and closing days',
    closed: 'Closed',
    open: 'Usually open',
  },
  bring: {
    'photo-id': 'A photo ID with your address',
    'registration-letter': 'The registration letter with its QR code',
    'warm-layers': 'Warm layers: nights are cold in every month',
    'rain-cover': 'Rain cover',
    'sun-cover': 'Sun protection',
    medicines: 'Your own medicines',
    water: 'Two litres of water a day for each person',
    'no-plastic': 'Water, but not in a plastic bottle',
    'cloth-bag': 'A cloth bag, not a leather one',
    'dry-clothes': 'A full set of dry clothes',
    'bathing-clothes': 'Clothes to bathe in',
  },
  fakeSites:
    'We sell nothing. Pay nobody who calls or writes in a temple’s name. If you are cheated, call the cybercrime helpline, 1930.',
} as const;
