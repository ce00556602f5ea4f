/**
 * `npm run fonts` makes the web fonts, which are committed. Run it after a font changes, or if texts.test.ts names
 * syllables that a font lacks. make.py lists what it needs.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { devanagariWords, headlineLatin, marked, signs, syllablesOf } from './texts';

const words = devanagariWords();
execFileSync('python3', ['scripts/fonts/make.py', 'lib/fonts', 'scripts/share-pictures/fonts'], {
  input: JSON.stringify({ words, signs, marked: marked(), headlineLatin: headlineLatin() }),
  stdio: ['pipe', 'inherit', 'inherit'],
  // The files' date. Otherwise every run would change every file.
  env: { ...process.env, SOURCE_DATE_EPOCH: '0' },
});
const syllables = Object.entries(words).map(([font, of]) => [font, syllablesOf(of).join(' ')]);
writeFileSync('lib/fonts/syllables.json', `${JSON.stringify(Object.fromEntries(syllables), null, 2)}\n`);
