import { site } from './site';

/** Words of the frame around every page; the links themselves are in content/site.ts. */
export const frame = {
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  trail: 'Breadcrumb',
  /** In the temple area, where registration means something else to a pilgrim. */
  registerName: `Register with ${site.shortName}`,
  tagline: `Drones, software and defence, designed in New Delhi since ${site.founded}.`,
  social: 'Follow us',
  rights: 'All rights reserved.',
} as const;
