import { capitalised, numberWord } from '../number-words';

const ofTheFour = (dhams: number) =>
  dhams === 4 ? 'All four' : `${capitalised(numberWord(dhams))} of the four`;

export const listing = {
  title: (dhams: number) => `${ofTheFour(dhams)} dhams`,
  intro: (dhams: number) =>
    `The Char Dham marks the four directions of India: Badrinath in the north, Puri in the east, Rameswaram in the south and Dwarka in the west. Tradition credits Adi Shankara with it. ${ofTheFour(dhams)} are described here.`,
  link: 'Pilgrimage Info',
  more: 'More temples',
  pages: 'Pages of the listing',
  pageTitle: (page: number) => `More temples, page ${page}`,
  pageDescription: (page: number, pages: number) =>
    `Page ${page} of ${pages} of the temples in Holy Heaven, each with its story, its year, the way there and the rules at its gate.`,
  searchLink: 'Search all temples',
  caption: 'All pictures of the temples are illustrations.',
} as const;
