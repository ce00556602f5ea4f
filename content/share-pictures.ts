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

/**
 * The picture that stands for a page wherever its address is posted. `at` is the part of the master that is kept:
 * the subject's centre and the window's width, in percent of the master. scripts/share-pictures draws it.
 */
export type SharePicture = {
  theme: 'dusk' | 'first-light';
  picture: PictureName;
  at?: { x: number; y: number; width: number };
  label: string;
  title: string;
  /** The title's Sanskrit name, for temples. */
  devanagari?: string;
};

const dusk = (
  picture: SharePicture['picture'],
  at: SharePicture['at'],
  title: string,
  label: string = site.name,
): SharePicture => ({ theme: 'dusk', picture, at, title, label });

function templeHome(language: LanguageCode): SharePicture {
  const { tagline, title } = wordsIn(language).home;
  const at = { x: 58, y: 54, width: 84 };
  return { theme: 'first-light', picture: 'holyheaven-hero', at, label: tagline, title };
}

const families = {
  home: dusk('home-hero', { x: 66, y: 48, width: 74 }, home.hero.title),
  about: dusk('about', { x: 64, y: 60, width: 66 }, about.hero.title),
  team: dusk('airframe-nose', { x: 42, y: 44, width: 80 }, teamPage.heading),
  career: dusk('about', { x: 52, y: 46, width: 94 }, career.heading, `${site.name} · ${career.title}`),
  outreach: dusk('outreach', { x: 56, y: 40, width: 86 }, outreach.hero.title),
  contact: dusk('defense', { x: 62, y: 58, width: 74 }, contact.heading),
  demo: dusk('drone', { x: 65, y: 68, width: 72 }, demoPage.heading),
  account: dusk('software', { x: 62, y: 68, width: 70 }, account.register.title),
  legal: dusk('outreach', { x: 60, y: 66, width: 60 }, 'What we keep, and what we do not.'),
  drone: dusk('drone', { x: 65, y: 62, width: 70 }, drone.title),
  software: dusk('software', { x: 56, y: 72, width: 86 }, software.title),
  defense: dusk('defense', { x: 58, y: 52, width: 82 }, defense.title),
  holyheaven: templeHome(mainLanguage),
} satisfies Record<string, SharePicture>;

// Where a poster's temple stands lower than most.
const posterHeights: Partial<Record<PictureName, number>> = { 'poster-badrinath': 45 };

// One picture per opening, in turns.
const workplaces: [PictureName, SharePicture['at']][] = [
  ['home-hero', { x: 68, y: 48, width: 62 }],
  ['about', { x: 64, y: 62, width: 60 }],
  ['software', { x: 60, y: 72, width: 78 }],
];

export type ShareName =
  | keyof typeof families
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
      // In Hindi the title itself says it.
      ...(!inDevanagari(title) && { devanagari }),
    },
  ]);
}

export const sharePictures: Readonly<Record<string, SharePicture>> = {
  ...families,
  ...Object.fromEntries(
    languages.flatMap(({ code }) => [
      [shareIn(code, 'holyheaven'), templeHome(code)] as const,
      ...templePictures(code),
    ]),
  ),
  ...Object.fromEntries(
    openings.map(({ slug, title, type, location }, index): [ShareName, SharePicture] => {
      const [picture, at] = workplaces[index % workplaces.length] ?? ['home-hero', undefined];
      return [`opening-${slug}`, dusk(picture, at, title, `${type} · ${location}`)];
    }),
  ),
};
