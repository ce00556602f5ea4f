/** What search engines and messengers are told about the temple home, and the area's name. */
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
  lead: '{count} great temples of India: how to reach them, when to go, and what to know at the door.',
  caption: 'Illustration: Rameshwaram Temple',
} as const;

/** Over the search: the temples today, and the dham of which no page here tells. */
export const homeStatus = {
  title: 'At the temples now',
  fourth: {
    name: 'Dwarka',
    text: 'The fourth dham, in the west. It is not described here, and we have confirmed no official address.',
  },
} as const;

export const verseSection = {
  title: 'Words to carry with you',
  intro: '{count} verses, in Sanskrit and in plain English.',
  source: 'Source',
  latin: 'In Latin letters',
} as const;

export const principles = {
  title: 'How we keep this place',
  items: [
    {
      title: 'Spiritual Enlightenment',
      text: 'A pilgrimage begins before the first step. We tell each temple’s story and give its verses with their meaning, so that you arrive knowing where you stand.',
    },
    {
      title: 'Sacred Traditions',
      text: 'Every temple keeps its own customs. We pass them on as they are announced, with the authority behind them and the day on which we checked.',
    },
    {
      title: 'Universal Harmony',
      text: 'Whoever you are and whatever you believe, you are welcome to read here. Where a temple opens its doors only to some, we say so plainly and without comment.',
    },
  ],
} as const;

export const ways = {
  title: 'Before you set out',
  guide: {
    title: 'A guide for your own journey',
    text: 'Tell us by email where you would like to go and with whom: elders, children, a large group. We tell you what we know, and whom to ask for the rest. Our response time for email is 24 hours.',
    link: 'Request Pilgrimage Guide',
  },
  mission: {
    title: 'Who keeps Holy Heaven',
    text: 'Vyomarka Aerospace, an aerospace and defence company in New Delhi. Its software team made these pages as work that anyone can open and judge: a public guide that is plain and quick. The company runs no temple, speaks for none and takes no money here. The temples’ own word comes first.',
    link: 'Our Mission',
  },
} as const;
