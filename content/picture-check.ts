import { pictureTexts } from './holyheaven/pictures';
import { type PictureEntry, pictures } from './pictures';
import { templeFacts } from './temples';

type Pictures = Readonly<Record<string, PictureEntry>>;
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function problemsOf([name, { file, alt, focus, made }]: [string, PictureEntry]): string[] {
  const problems: string[] = [];
  if (!/^[\w/-]+\.jpg$/.test(file)) problems.push(`file "${file}" is not the name of a .jpg`);
  // A portrait's text is made from the name and role beside it.
  if (!alt?.trim() && !file.startsWith('team/')) problems.push('alt is empty');
  if (focus !== undefined && !(focus >= 0 && focus <= 100))
    problems.push(`focus ${focus} is not a percentage from 0 to 100`);
  if (made !== undefined && !['Rendering', 'Illustration'].includes(made))
    problems.push(`made "${made}" is neither Rendering nor Illustration`);
  return problems.map((problem) => `content/pictures.ts: ${name}: ${problem}`);
}

/** What is wrong with the pictures. `exists` tells whether a file is there; `used` names those of the temples' pages. */
export function checkPictures(
  exists: (file: string) => boolean,
  list: Pictures = pictures,
  texts: Texts = pictureTexts,
  used: readonly string[] = templeFacts.flatMap(({ image, poster }) => [image, poster]),
): string[] {
  const missing = Object.entries(list)
    .filter(([, { file }]) => !exists(`content/pictures/${file}`))
    .map(([name, { file }]) => `content/pictures.ts: ${name}: file: content/pictures/${file} does not exist`);
  const untold = Object.entries(texts).flatMap(([language, told]) =>
    [...new Set(used)]
      .filter((name) => name in list && !told[name]?.trim())
      .map((name) => `content/holyheaven/${language}/pictures.ts: ${name} is missing`),
  );
  return [...Object.entries(list).flatMap(problemsOf), ...missing, ...untold];
}
