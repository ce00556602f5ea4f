/**
 * Checks the content before a build: prints file and field of every problem and fails if there is one. Then writes
 * lib/temple-id-pattern.json for next.config.mjs, which cannot import the typed content.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { checkCompany } from '../content/company/check';
import { pictures } from '../content/pictures';
import { temples } from '../content/temples';
import { checkTemples } from '../content/temples/check';
import { patternOf } from '../lib/temples/id-pattern';

// Next takes no address pattern of more than 4,096 characters, and there is more to it than the ids.
const LONGEST_PATTERN = 3900;

const missingPictures = Object.entries(pictures)
  .filter(([, { file }]) => !existsSync(`content/pictures/${file}`))
  .map(([name, { file }]) => `content/pictures.ts: ${name}: file: content/pictures/${file} does not exist`);

const idPattern = patternOf(temples.map(({ id }) => id));
const scattered =
  idPattern.length > LONGEST_PATTERN
    ? ['content/temples: id: too many gaps between the ids; please number the temples in a row']
    : [];

const problems = [...missingPictures, ...scattered, ...checkTemples(temples), ...checkCompany()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

await writeFile('lib/temple-id-pattern.json', `${JSON.stringify(idPattern)}\n`);
