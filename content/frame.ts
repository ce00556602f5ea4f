import type { PagePath } from './page-list';
import { site } from './site';

/** Words of the frame around every page; the links themselves are in content/navigation.ts. */
export const frame = {
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  /** The same button while the menu is open. */
  close: 'Close',
  /** In the temple area, where registration means something else to a pilgrim. */
  registerName: `Register with ${site.shortName}`,
  tagline: `Drones, software and defence, designed in New\u00a0Delhi since ${site.founded}.`,
  social: 'Follow us',
  rights: 'All rights reserved.',
  /** In the bar, and in the footer, about the pages that are in English alone. */
  inEnglish: 'In English:',
  pagesInEnglish: 'All pages here but those of Holy Heaven are in English.',
} as const;

/** The frame in another language. Pages are named by their paths, groups of links by their English titles. */
export type FrameWords = Readonly<Record<keyof typeof frame, string>> & {
  pages: Readonly<Partial<Record<PagePath, string>>>;
  groups: Readonly<Partial<Record<string, string>>>;
};
