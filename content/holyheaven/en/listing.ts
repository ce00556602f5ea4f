export const listing = {
  /** `all` when every dham is described. */
  title: { some: '{count} of the four dhams', all: 'All four dhams' },
  intro:
    'The Char Dham stands at the four ends of India: Badrinath in the north, Puri in the east, Rameshwaram in the south and Dwarka in the west.',
  link: 'Pilgrimage Info',
  caption: 'All pictures of the temples are illustrations.',
} as const;
