/** Words of the donation form, the planner and the coming-soon pages. */
export const donationPage = {
  title: 'An offering',
  metaTitle: (temple: string) => `Donate to ${temple}`,
  metaDescription: (temple: string) =>
    `See how giving to ${temple} through Holy Heaven will work. Online donations are not open yet: nothing is charged and nothing is sent.`,
  lead: (temple: string) => `For ${temple}, in your own name and at your own measure.`,
  plain: {
    title: 'No money is taken on this page.',
    text: 'Online giving is still being built. The form checks what you enter and then leads to a page that says so. Nothing is charged, sent or saved.',
  },
  fields: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    phoneHint: '10 digits, with or without +91',
    amount: 'Donation Amount (₹)',
    minimum: 'Minimum donation: ₹10',
  },
  tax: 'Tax relief depends on the receiving trust’s approval (section 80G, now section 133). We promise none.',
  submit: 'Make Divine Donation',
  busy: 'Processing Your Sacred Offering...',
  failed: 'Failed to process donation. Please try again later.',
  other: {
    title: 'Other ways to serve',
    text: 'A lamp lit, a pooja offered, a visit made: there is more than one way to give.',
    link: 'Visit Our Temples',
  },
} as const;

export const plannerPage = {
  title: 'Plan your journey',
  metaTitle: (temple: string) => `Plan a pilgrimage to ${temple}`,
  metaDescription: (temple: string) =>
    `Travel dates, number of pilgrims and special requirements for a journey to ${temple}. Trip planning is not open yet: nothing is sent.`,
  lead: (temple: string) => `To ${temple}: when, with how many, and what we should think of.`,
  fields: {
    date: 'Travel Dates',
    dateHint: 'The day on which you wish to arrive',
    pilgrims: 'Number of Pilgrims',
    requirements: 'Special Requirements',
    requirementsHint: 'Elders, children, a wheelchair, diet, language',
  },
  submit: 'Submit Pilgrimage Plan',
  back: 'Go Back',
  note: 'Once trip planning opens, our team will contact you within 24 hours of your request. Today nothing is sent or saved.',
  help: {
    title: 'Need a word of advice?',
    text: 'Ask somebody who knows the temple, or look at the others first.',
    link: 'Explore More Temples',
  },
  year: 'When to go',
} as const;

export type ComingSoonType = 'generic' | 'donation' | 'trip';

export const comingSoonPage = {
  badge: 'Coming Soon',
  working: 'Working Devoutly',
  support: 'Contact Support',
  home: 'Return Home',
  variants: {
    generic: {
      title: 'Feature Under Development',
      description: 'This feature is currently being built with care and devotion.',
      assurance: 'There is nothing you need to do. Nothing was sent, saved or charged.',
      metaDescription:
        'This part of Holy Heaven is being built with care and devotion. Nothing was sent, saved or charged.',
    },
    donation: {
      title: 'Donation System Under Development',
      description: (temple?: string) =>
        `The donation functionality${temple ? ` for ${temple}` : ''} is under development.`,
      assurance: 'No money was taken. What you typed was not sent to anybody and is not saved.',
      metaDescription:
        'Online giving through Holy Heaven is under development. No money was taken and nothing was sent.',
      button: (temple?: string) => (temple ? `Back to ${temple}` : 'Back to Holy Heaven'),
    },
    trip: {
      title: 'Trip Planning Under Development',
      description: (temple?: string) =>
        `The trip planning functionality${temple ? ` for ${temple}` : ''} is under development.`,
      assurance:
        'Your plan was not sent to anybody and is not saved, so please do not wait for an answer yet.',
      metaDescription:
        'Trip planning in Holy Heaven is under development. Your plan was not sent, and nothing was saved.',
      button: () => 'Explore Other Temples',
    },
  },
} as const;
