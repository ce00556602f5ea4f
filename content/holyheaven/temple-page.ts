/** Words that are the same on every temple's page; the temple's own are in content/temples. */
export const templePage = {
  illustration: 'Illustration',
  facts: 'At a glance',
  year: (place: string) => `The year at ${place}`,
  travel: 'Travel Information',
  route: 'The way there',
  toTemple: 'to the temple',
  via: 'Places on the road',
  stops: { airport: 'Airport', station: 'Railway station', temple: 'Temple' },
  hours: 'Hours of darshan',
  tips: 'Pilgrimage Tips',
  planLink: 'Plan Your Pilgrimage',
  rules: 'At the door',
  rulesIntro: 'The temple’s own rules, as announced. They change: please confirm them before you travel.',
  support: {
    title: 'Support',
    text: (temple: string) =>
      `If ${temple} is dear to you, you can look at how giving through this site will work. It is not open yet, and no money is taken.`,
    link: 'Make a Donation',
  },
  more: 'Discover More Temples',
  checked: 'Checked on',
  confirm: 'Confirm with',
} as const;

export const notFound = {
  title: 'Temple Not Found',
  text: 'The requested temple could not be located',
  link: 'Return to Holy Heaven',
  others: 'Temples of Holy Heaven',
} as const;
