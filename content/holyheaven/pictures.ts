import type { LanguageCode } from '../languages';
import { type PictureName, pictures } from '../pictures';
import { picturesHi } from './hi/pictures';

type AreaPicture = keyof typeof picturesHi;

/** Alt texts of the temple area's pictures in languages other than English. */
export const pictureTexts: Readonly<
  Record<Exclude<LanguageCode, 'en'>, Readonly<Record<AreaPicture, string>>>
> = {
  hi: picturesHi,
};

const isOfArea = (name: PictureName): name is AreaPicture => name in picturesHi;

/** A picture's alt text in a language. Pictures from outside the temple area have only English ones. */
export const altIn = (language: LanguageCode, name: PictureName): string =>
  language === 'en' || !isOfArea(name) ? pictures[name].alt : pictureTexts[language][name];
