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

/** The frame's words in each language. */
export const frames: Readonly<Record<LanguageCode, FrameWords>> = {
  en: { ...frame, pages: {}, groups: {} },
  hi: frameHi,
};

/** The frame's words and links in a language. Only the temple area has pages in languages other than English. */
export function frameIn(language: LanguageCode) {
  const words = frames[language];
  const link = ({ href, label: english }: NavLink): NavLink => {
    const label = words.pages[href as PagePath] ?? english;
    if (language === mainLanguage) return { href, label };
    if (href.startsWith(TEMPLE_HOME)) return { href: templeHome(language), label };
    return { href, label, hrefLang: mainLanguage };
  };
  return {
    words,
    /** In other languages, the row of temples below links to their home. */
    bar: mainNavigation.filter(({ href }) => language === mainLanguage || href !== '/').map(link),
    register: link(registerLink),
    /** Pages only in English. In other languages, the footer links to them instead. */
    more: language === mainLanguage ? menuNavigation : [],
    groups: footerNavigation.map(({ title, links }) => ({
      title: words.groups[title] ?? title,
      links: links.map(link),
    })),
    legal: legalNavigation.map(link),
  };
}

export type Framed = ReturnType<typeof frameIn>;
