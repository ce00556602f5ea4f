/** Buttons whose feature does not exist yet, and what exists until then. */
export const comingSoon = {
  plan: {
    label: 'Plan Your Pilgrimage',
    soon: 'several temples: soon',
    meanwhile: 'Each temple’s page has its own planner.',
  },
  prayers: {
    label: 'Daily Prayers',
    soon: 'soon',
    meanwhile: 'Until then you can read the verses on these pages.',
  },
  pooja: {
    label: 'Sponsor a Pooja',
    soon: 'soon',
    meanwhile: 'For now, ask at the temple.',
  },
  priests: {
    label: 'Contact Our Priests',
    soon: 'soon',
    meanwhile: 'No priest works with us: ask at the temple.',
  },
} as const;

export const comingSoonPage = {
  badge: 'Coming Soon',
  working: 'Working Devoutly',
  support: 'Contact Support',
  home: 'Return Home',
  back: 'Back to Holy Heaven',
  backTo: 'Back to {temple}',
  /** For an id that no temple has, above the temples' states. */
  unknown: 'We have no temple at this address. Our list is below.',
  variants: {
    generic: {
      title: 'Feature Under Development',
      description: 'This feature is currently being built with care and devotion.',
      assurance: 'Each temple’s page already tells you when to go, what to bring and whom to call.',
    },
    donation: {
      title: 'Donation System Under Development',
      description: 'Online donation is still under development.',
      descriptionFor: 'Online donation for {temple} is still under development.',
      assurance: 'No money was taken, and nothing was sent or saved.',
    },
    trip: {
      title: 'Trip Planning Under Development',
      description: 'Trip planning is still under development.',
      descriptionFor: 'Trip planning for {temple} is still under development.',
      assurance: 'Nothing you wrote was sent or saved, so nobody will contact you.',
      button: 'Explore Other Temples',
    },
  },
} as const;
