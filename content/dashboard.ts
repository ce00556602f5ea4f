import { standing } from './company/standing';
import { linkTo, type NavLink, technologyLinks } from './navigation';
import { officeHours } from './office-hours';
import { temples } from './temples';

type Destination = NavLink & { text: string; state: string };

/** The last stage that every subsystem of the aircraft has reached. */
const stage = (['flown', 'tested', 'built', 'drawn'] as const).find((name) =>
  standing.rows.every((row) => name in row),
);

/** Where the dashboard leads while there is nothing on it, with what is there. */
export const dashboardLinks = (openings: number): readonly Destination[] => [
  {
    ...technologyLinks.drone,
    text: 'The airframe, its figures and what it carries',
    state: stage ? standing.stages[stage] : standing.notYet,
  },
  { ...technologyLinks.software, text: 'A console to try, with made-up data', state: 'Concept' },
  {
    ...technologyLinks.defense,
    text: 'What protects, with its limits in plain words',
    state: 'Concept study',
  },
  {
    ...linkTo('/holyheaven'),
    text: 'What is open today, and how to get there',
    state: `${temples.length} temples`,
  },
  { ...linkTo('/career'), text: 'Work in New Delhi or remote', state: `${openings} open` },
  { ...linkTo('/contact'), text: 'By email, by phone or in Okhla', state: officeHours.text },
];
