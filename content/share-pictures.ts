import { account } from './account';
import { about } from './company/about';
import { career } from './company/career';
import { contact } from './company/contact';
import { defense } from './company/defense';
import { demoPage } from './company/demo';
import { drone } from './company/drone';
import { home } from './company/home';
import { openings } from './company/openings';
import { outreach } from './company/outreach';
import { software } from './company/software';
import { teamPage } from './company/team';
import { wordsIn } from './holyheaven/words';
import { inDevanagari, type LanguageCode, languages, mainLanguage } from './languages';
import type { PictureName } from './pictures';
import { site } from './site';
import { templesIn } from './temples';

type ShareWords = {
  label: string;
  title: string;
  /** The title's Sanskrit name, for temples. */
  devanagari?: string;
};

/**
 * The preview of a page wherever its address is posted: a drawing from public/drawings, or a picture. `at` is the crop
 * of its master: the subject's centre and the crop's width, in percent of the master. Made by scripts/share-pictures.
 */
export type SharePicture = ShareWords &
  (
    | { theme: 'paper'; drawing: string; picture?: never }
    | { theme: 'dusk' | 'first-light'; picture: PictureName; at?: { x: number; y: number; width: number } }
  );

/** Alt text of every drawing. */
export const drawingAlt = 'A drawing in ink on paper.';

const paper = (drawing: string, title: string, label: string = site.name): SharePicture => ({
  theme: 'paper',
  drawing,
  title,
  label,
});

function templeHome(language: LanguageCode): SharePicture {
  const { tagline, title } = wordsIn(language).home;
  const at = { x: 58, y: 54, width: 84 };
  return { theme: 'first-light', picture: 'holyheaven-hero', at, label: tagline, title };
}

const pagePictures = {
  home: {
    theme: 'dusk',
    picture: 'home-hero',
    at: { x: 66, y: 48, width: 74 },
    title: home.hero.title,
    label: site.name,
  },
  about: paper('sheet-1', about.hero.title),
  team: paper('whole', teamPage.heading),
  career: paper('wing', career.heading, `${site.name} · ${career.title}`),
  outreach: {
    theme: 'dusk',
    picture: 'outreach',
    at: { x: 56, y: 40, width: 86 },
    title: outreach.hero.title,
    label: site.name,
  },
  contact: paper('wiring', contact.heading),
  demo: paper('sheet-3', demoPage.heading),
  account: paper('sheet-4', account.register.title),
  legal: paper('tray', 'What we keep, and what we do not.'),
  drone: paper('general-arrangement', drone.title),
  software: paper('layers', software.title),
  defense: paper('ranges', defense.title),
  holyheaven: templeHome(mainLanguage),
} satisfies Record<string, SharePicture>;

// Posters whose temple is lower in the picture than most.
const posterHeights: Partial<Record<PictureName, number>> = { 'poster-badrinath': 45 };

export type ShareName =
  | keyof typeof pagePictures
  | `holyheaven-${string}`
  | `temple-${string}`
  | `opening-${string}`;

/** The name of a share picture in a language. */
export const shareIn = (language: LanguageCode, name: string): string =>
  language === mainLanguage ? name : `${name}-${language}`;

function templePictures(language: LanguageCode): [string, SharePicture][] {
  const { area } = wordsIn(language);
  return templesIn(language).map(({ slug, image, title, devanagari, state }) => [
    shareIn(language, `temple-${slug}`),
    {
      theme: 'first-light',
      picture: image,
      at: { x: 50, y: posterHeights[image] ?? 36, width: 100 },
      label: `${area.name} · ${state}`,
      title,
      // Hindi titles already are in Devanagari.
      ...(!inDevanagari(title) && { devanagari }),
    },
  ]);
}

export const sharePictures: Readonly<Record<string, SharePicture>> = {
  ...pagePictures,
  ...Object.fromEntries(
    languages.flatMap(({ code }) => [
      [shareIn(code, 'holyheaven'), templeHome(code)] as const,
      ...templePictures(code),
    ]),
  ),
  ...Object.fromEntries(
    openings.map(({ slug, title, type, location, drawing }) => [
      `opening-${slug}`,
      paper(drawing, title, `${type} · ${location}`),
    ]),
  ),
};
