export const listing = {
  /** `all` when every dham is described. */
  title: { some: '{count} of the four dhams', all: 'All four dhams' },
  intro:
    'The Char Dham marks the four directions of India: Badrinath in the north, Puri in the east, Rameshwaram in the south and Dwarka in the west. Tradition credits Adi Shankara with it.',
  described: { some: '{count} of the four are described here.', all: 'All four are described here.' },
  link: 'Pilgrimage Info',
  searchLink: 'Search all temples',
  caption: 'All pictures of the temples are illustrations.',
} as const;
