import type { LanguageCode } from '@/content/languages';
import type { NavLink } from '@/content/navigation';
import { templePath, templesIn } from '@/content/temples';

/** Links to the temples, in the order of the listing. */
export const templeLinks = (language: LanguageCode): NavLink[] =>
  templesIn(language).map((temple) => ({ href: templePath(temple), label: temple.title }));
