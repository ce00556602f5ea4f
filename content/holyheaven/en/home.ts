/** The area's name, and the temple home's title and description for search engines and messengers. */
export const area = {
  name: 'Holy Heaven',
  title: 'Holy Heaven: temples of the Char Dham',
  description:
    'Plan a pilgrimage to Badrinath, Jagannath Puri and Rameshwaram: when to go, how to get there, temple rules, and verses in Sanskrit with their meaning.',
  /** A temple's page. */
  templeTitle: '{temple}, {state}',
} as const;

export const home = {
  tagline: 'Serving Devotees Since 2024',
  title: 'Holy Heaven',
  lead: '{count} of the four dhams: when to\u00a0go, how to get there, and the rules.',
} as const;

/** The section with each temple's status. */
export const statuses = {
  title: 'Open now?',
  caption: 'Drawings, not photos',
} as const;

export const verseSection = {
  title: 'Words to carry with you',
  more: 'More verses',
  source: 'Source',
  latin: 'In Roman letters',
} as const;

export const principles = {
  title: 'Who runs this site',
  text: 'Vyomarka, an aerospace and defence company in New Delhi, runs this site. Its software team built this guide as a sample of its work. The company runs no temple, speaks for none and takes no money here. If a temple tells you something else, do as the temple says.',
  link: 'Our Mission',
  items: [
    {
      title: 'Spiritual Enlightenment',
      text: 'We tell the stories and translate the verses, so that you know the place before you arrive.',
    },
    {
      title: 'Sacred Traditions',
      text: 'We list the sources of each temple’s rules and the day we checked, and say what comes only from travel websites.',
    },
    {
      title: 'Universal Harmony',
      text: 'Everyone is welcome here. Where a temple does not admit everyone, we say so plainly.',
    },
  ],
} as const;

export const guide = {
  title: 'Before you set out',
  text: 'Tell us through the contact form where you would like to go and who is coming. We answer by email: what we know, and whom to ask about the rest.',
  link: 'Request Pilgrimage Guide',
} as const;

export const listing = {
  title: { search: 'Find a temple', when: 'When to go' },
  link: 'Pilgrimage Info',
} as const;
