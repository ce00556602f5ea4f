import { type FrameWords, frame } from '../frame';
import { type LanguageCode, mainLanguage, TEMPLE_HOME, templeHome } from '../languages';
import {
  footerNavigation,
  legalNavigation,
  mainNavigation,
  menuNavigation,
  type NavLink,
  registerLink,
} from '../navigation';
import type { PagePath } from '../page-list';
import { frameHi } from './hi/frame';

/** The words of the frame in each language. */
export const frames: Readonly<Record<LanguageCode, FrameWords>> = {
  en: { ...frame, pages: {}, groups: {} },
  hi: frameHi,
};

/**
 * Words and links of the frame in a language. Only the temple area has pages in other languages than English, so its
 * home is the home page there.
 */
export function frameIn(language: LanguageCode) {
  const words = frames[language];
  const link = ({ href, label: english }: NavLink): NavLink => {
    const label = words.pages[href as PagePath] ?? english;
    if (language === mainLanguage) return { href, label };
    if (href === '/' || href.startsWith(TEMPLE_HOME)) return { href: templeHome(language), label };
    return { href, label, hrefLang: mainLanguage };
  };
  return {
    words,
    bar: mainNavigation.map(link),
    register: link(registerLink),
    /** Pages in English alone, which elsewhere the footer leads to. */
    more: language === mainLanguage ? menuNavigation : [],
    groups: footerNavigation.map(({ title, links }) => ({
      title: words.groups[title] ?? title,
      links: links.map(link),
    })),
    legal: legalNavigation.map(link),
  };
}

export type Framed = ReturnType<typeof frameIn>;
