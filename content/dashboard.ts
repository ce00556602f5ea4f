import { linkTo, technologyLinks } from './navigation';

/** Where the dashboard leads while there is nothing on it. */
export const dashboardLinks = [
  { ...technologyLinks.drone, text: 'The airframe, its figures and what it carries' },
  { ...technologyLinks.software, text: 'A console to try, with made-up data' },
  { ...technologyLinks.defense, text: 'A concept study, in plain words' },
  { ...linkTo('/holyheaven'), text: 'Temples open today, and the way there' },
  { ...linkTo('/contact'), text: 'By email, by phone or in Okhla' },
];
