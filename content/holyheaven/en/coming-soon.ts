/** Buttons whose feature does not exist yet, and what they answer. */
export const comingSoon = {
  plan: {
    label: 'Plan Your Pilgrimage',
    soon: 'soon',
    answer:
      'Planning a journey to several temples is coming soon. Each temple’s own page has a planner to look at.',
  },
  prayers: {
    label: 'Daily Prayers',
    soon: 'soon',
    answer: 'Daily prayers are coming soon. Until then the verses on these pages are yours to read.',
  },
  pooja: {
    label: 'Sponsor a Pooja',
    soon: 'soon',
    answer: 'Sponsoring a pooja is coming soon. For now, please ask the temple itself.',
  },
  priests: {
    label: 'Contact Our Priests',
    soon: 'soon',
    answer: 'Speaking with a priest through this site is coming soon. For now, please ask at the temple.',
  },
} as const;

export const comingSoonPage = {
  badge: 'Coming Soon',
  working: 'Working Devoutly',
  support: 'Contact Support',
  home: 'Return Home',
  back: 'Back to Holy Heaven',
  backTo: 'Back to {temple}',
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
      description: 'The donation functionality is under development.',
      descriptionFor: 'The donation functionality for {temple} is under development.',
      assurance: 'No money was taken. What you typed was not sent to anybody and is not saved.',
      metaDescription:
        'Online giving through Holy Heaven is under development. No money was taken and nothing was sent.',
    },
    trip: {
      title: 'Trip Planning Under Development',
      description: 'The trip planning functionality is under development.',
      descriptionFor: 'The trip planning functionality for {temple} is under development.',
      assurance: 'Your plan was not sent to anybody and is not saved, so no answer will come.',
      metaDescription:
        'Trip planning in Holy Heaven is under development. Your plan was not sent, and nothing was saved.',
      button: 'Explore Other Temples',
    },
  },
} as const;
