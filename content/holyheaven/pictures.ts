import type { LanguageCode } from '../languages';
import { type PictureName, pictures } from '../pictures';
import { picturesHi } from './hi/pictures';

/** Alt texts of the temple area's pictures in languages other than English. */
export const pictureTexts: Readonly<
  Partial<Record<LanguageCode, Readonly<Partial<Record<PictureName, string>>>>>
> = { hi: picturesHi };

/** A picture's alt text in a language. Pictures from outside the temple area have only English ones. */
export const altIn = (language: LanguageCode, name: PictureName): string =>
  pictureTexts[language]?.[name] ?? pictures[name].alt;
