/** Checks the content before a build. Prints each problem's file and field, and fails if there are any. */
import { existsSync } from 'node:fs';
import { checkCompany } from '../content/company/check';
import { pictures } from '../content/pictures';
import { temples } from '../content/temples';
import { checkTemples } from '../content/temples/check';

const missingPictures = Object.entries(pictures)
  .filter(([, { file }]) => !existsSync(`content/pictures/${file}`))
  .map(([name, { file }]) => `content/pictures.ts: ${name}: file: content/pictures/${file} does not exist`);

const problems = [...missingPictures, ...checkTemples(temples), ...checkCompany()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
