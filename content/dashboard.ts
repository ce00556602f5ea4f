import { linkTo, type NavLink, technologyLinks } from './navigation';
import { capitalised, numberWord } from './number-words';
import { temples } from './temples';

/** Where the dashboard leads while there is nothing on it. */
export const dashboardLinks: readonly (NavLink & { text: string })[] = [
  { ...technologyLinks.drone, text: 'The airframe, its figures and what it carries' },
  { ...technologyLinks.software, text: 'The layers between a sensor and a decision' },
  { ...technologyLinks.defense, text: 'A concept study, with its limits in plain words' },
  {
    ...linkTo('/holyheaven'),
    text: `${capitalised(numberWord(temples.length))} great temples and how to reach them`,
  },
  { ...linkTo('/career'), text: 'Open positions in New Delhi or remote' },
  { ...linkTo('/contact'), text: 'By email, by phone or in Okhla' },
];
