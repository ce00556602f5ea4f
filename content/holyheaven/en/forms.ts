export const donationPage = {
  title: 'Donations to {temple}',
  metaTitle: 'Donate to {temple}',
  metaDescription:
    'Where to ask about donating to {temple}. Online donation is not open yet: nothing is charged or sent.',
  plain: {
    title: 'No money is taken on this page.',
    text: 'Online donation is not open yet. Nothing you type in the form is sent or saved.',
  },
  fields: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    phoneHint: '10 digits, with or without +91',
    amount: 'Donation Amount (₹)',
    minimum: 'Minimum donation: ₹{rupees}',
  },
  tax: 'Income-tax relief: only under the old tax regime, and only if the temple is approved (section 133, formerly 80G). Ask first.',
  submit: 'Make Divine Donation',
  busy: 'Processing Your Sacred Offering...',
  failed: 'Failed to process donation. Please try again later.',
  direct: 'Giving directly',
  building: 'Online donation',
  other: { title: 'Other ways to serve', link: 'Visit Our Temples' },
} as const;

export const donationMessages = {
  missing: 'All fields are required.',
  amount: 'Minimum donation amount is ₹{rupees}.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid 10-digit phone number.',
  /** Beside the fields. */
  own: {
    name: { missing: 'Please enter your full name.' },
    email: {
      missing: 'Please enter your email address.',
      wrong: 'Please use an email like name@example.com.',
      /** For an email that the form does not accept although it may exist. */
      refused:
        'We accept only letters, digits, dots and hyphens, and a short ending such as .com. Please use another email.',
    },
    phone: {
      missing: 'Please enter your phone number.',
      wrong: 'Please enter a phone number of 10 digits, with or without +91.',
    },
    amount: { missing: 'Please enter the amount in figures.', wrong: 'Please enter ₹{rupees} or more.' },
  },
} as const;

export const plannerPage = {
  title: 'Plan your pilgrimage',
  metaTitle: 'Plan a pilgrimage to {temple}',
  metaDescription:
    'Choose a day and see whether {temple} is likely to be open, with its hours, rules and helpline. Nothing is sent.',
  fields: {
    date: 'Travel Dates',
    pilgrims: 'Number of Pilgrims',
    requirements: 'Special Requirements',
    optional: '(optional)',
    group: 'Travelling with',
    elder: 'Elders',
    wheelchair: 'Wheelchair users',
    requirementsHint: 'For example, food, language or children.',
  },
  show: 'Show the day',
  /** Today and the day after, as buttons. */
  soon: ['Today', 'Tomorrow'],
  team: 'Planning with our team (not open yet)',
  submit: 'Submit Pilgrimage Plan',
  back: 'Go Back',
  note: 'Our team will contact you within 24 hours.',
  noteBegins: 'This service starts later. For now nothing is sent or saved, and nobody will contact you.',
  help: { title: 'Still deciding?', link: 'Explore More Temples' },
} as const;

export const plannerMessages = {
  date: {
    incomplete: 'Please enter the whole travel date: day, month and year.',
    missing: 'Please choose a travel date.',
    past: 'Please choose today or a later day.',
    beyond: 'Please choose a day up to the end of {year}.',
  },
  pilgrims: {
    missing: 'Please say how many pilgrims will travel.',
    invalid: 'Please enter a whole number of pilgrims, 1 or more.',
  },
} as const;
