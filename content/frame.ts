import type { PagePath } from './page-list';
import { site } from './site';

/** Words of the frame around every page; the links themselves are in content/navigation.ts. */
export const frame = {
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  /** The same button while the menu is open. */
  close: 'Close',
  /** For the temple area, where registration means something else to pilgrims. */
  registerName: `Register with ${site.shortName}`,
  tagline: `Drones, software and defence, designed in New\u00a0Delhi since ${site.founded}.`,
  social: 'Follow us',
  rights: 'All rights reserved.',
  /** In the header and the footer, about pages that are only in English. */
  inEnglish: 'In English:',
  pagesInEnglish: 'All pages here but those of Holy Heaven are in English.',
} as const;

/** The frame's words in another language. Pages are keyed by path, link groups by their English title. */
export type FrameWords = Readonly<Record<keyof typeof frame, string>> & {
  pages: Readonly<Partial<Record<PagePath, string>>>;
  groups: Readonly<Partial<Record<string, string>>>;
};
