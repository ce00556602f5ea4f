import type { LanguageCode } from '../languages';
import { type PictureName, pictures } from '../pictures';
import { picturesHi } from './hi/pictures';

type AreaPicture = keyof typeof picturesHi;

/** What the pictures of the temple area show, in the languages other than English. */
export const pictureTexts: Readonly<
  Record<Exclude<LanguageCode, 'en'>, Readonly<Record<AreaPicture, string>>>
> = {
  hi: picturesHi,
};

const isOfArea = (name: PictureName): name is AreaPicture => name in picturesHi;

/** A picture's alternative text in a language; a picture from outside the temple area has it in English only. */
export const altIn = (language: LanguageCode, name: PictureName): string =>
  language === 'en' || !isOfArea(name) ? pictures[name].alt : pictureTexts[language][name];
