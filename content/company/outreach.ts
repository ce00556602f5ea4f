export const outreach = {
  hero: {
    eyebrow: 'Social Impact',
    title: 'Three plans for people on the ground.',
    lead: 'What we learn should be useful where people live. None of the three has begun, so you can still shape them.',
  },
  /** To add one, copy an entry, give it a new `id`, and put its drawing into public/drawings. */
  initiatives: [
    {
      id: 'stem-education',
      title: 'STEM education',
      lead: 'A wing in the wind teaches lift better than a page.',
      plans: [
        'Workshops in government schools, first in Delhi',
        'A wind tunnel that pupils build from parts sold in any market',
        'Lesson plans free to copy, in Hindi and in English',
        'Seats for teachers on our test days',
      ],
      offer: 'Offer a classroom',
    },
    {
      id: 'veteran-support',
      title: 'Veteran support',
      lead: 'Experience from service should not go to waste.',
      plans: [
        'Training beside our own crew as remote pilot, maintainer or test observer',
        'Mentors for the first year in civilian work',
        'Jobs described by service rank and trade',
      ],
      offer: 'Name a veterans’ group',
    },
    {
      id: 'community-safety',
      title: 'Community safety',
      lead: 'After a landslide, which roads still hold?',
      plans: [
        'Maps of slopes and bridges before the monsoon and after a slide, with the consent of local authorities',
        'Drills with district disaster teams, at their invitation',
        'The community keeps the map data',
      ],
      offer: 'Propose a district',
    },
  ],
  action: 'Write to Us',
} as const;
