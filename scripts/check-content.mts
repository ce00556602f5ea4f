/** Checks the content before a build. Prints each problem's file and field, and fails if there are any. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wordProblems } from '../content/check';
import { checkCompany, companyContent } from '../content/company/check';
import { checkTranslations } from '../content/holyheaven/check';
import { languages } from '../content/languages';
import { checkPages } from '../content/page-check';
import { pageList } from '../content/page-list';
import { checkPictures } from '../content/picture-check';
import { pictures } from '../content/pictures';
import { checkSite } from '../content/site-check';
import { templesIn, templeWords } from '../content/temples';
import { checkTemples, checkTempleTranslations } from '../content/temples/check';

/** Files whose content has a check of its own, which knows what its parts are. */
const checkedBelow = [
  ...companyContent.map(({ file }) => `company/${file}.ts`),
  'pictures.ts',
  'site.ts',
  'temples/',
];
const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /(?<!\.test|check|types)\.ts$/.test(file) && !checkedBelow.some((checked) => file.startsWith(checked)),
);
const names = new Set(Object.keys(pictures));
const emptyWords = await Promise.all(
  files.map(async (file) => {
    const words = { ...(await import(join(process.cwd(), 'content', file))) };
    return wordProblems(words, '', names).map((problem) => `content/${file}: ${problem}`);
  }),
);

// What a translation lacks is told first: the temples cannot be put together without it.
const missingWords = checkTempleTranslations(templeWords);
const templeProblems =
  missingWords.length > 0 ? missingWords : languages.flatMap(({ code }) => checkTemples(templesIn(code)));

const problems = [
  ...checkPictures(existsSync),
  ...checkSite(),
  ...checkPages(pageList),
  ...emptyWords.flat(),
  ...checkTranslations(),
  ...templeProblems,
  ...checkCompany(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
