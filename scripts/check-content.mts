/** Checks the content files before a build; prints file and field of every problem and fails if there is one. */
import { existsSync } from 'node:fs';
import { pictures } from '../content/pictures';

const problems = Object.entries(pictures)
  .filter(([, { file }]) => !existsSync(`content/pictures/${file}`))
  .map(([name, { file }]) => `content/pictures.ts: ${name}: file content/pictures/${file} does not exist`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
