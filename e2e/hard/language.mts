/**
 * A third language is content: in a copy of the site a language `xx` is made of the Hindi files, with every word in
 * brackets. The copy is built, and each of the language's pages and files is held against the one in Hindi.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { devanagariNames, sanskritVerses } from '../../content/holyheaven/devanagari';
import { languageAt } from '../../content/languages';
import { templesIn } from '../../content/temples';
import { calendarFiles, calendarPath } from '../../lib/calendar/temple-calendar';
import { scratchCopy } from '../../machine/scratch-copy';
import { serve } from '../../machine/server';
import { freePort } from '../../machine/system';
import { missing, pages } from '../routes';
import { scratchFolder } from './site.mts';
import { Tally } from './table.mts';

const work = resolve('bench/.work/language');
const folders = ['holyheaven', 'temples', 'temples/guide-types'].map((folder) =>
  join(work, 'content', folder),
);
// Without the signs that end a sentence.
const letters = '[\\u0900-\\u0963\\u0966-\\u097f\\u200c\\u200d]+';
const words = new RegExp(letters, 'g');
const wordsOrBracketed = new RegExp(`\\[${letters}\\]|${letters}`, 'g');

/** A word in brackets, cut so that titles and descriptions keep within their lengths. */
const bracketed = (word: string) => `[${word.slice(0, Math.ceil(word.length / 2) - 1) || word.charAt(0)}]`;

const rewrite = (file: string, how: (text: string) => string) =>
  writeFileSync(file, how(readFileSync(file, 'utf8')));

/** Lists the new language wherever a list names the Hindi words. */
const withLanguage = (text: string) =>
  text
    .replace(/^import (\{.*\}|\* as \w+) from '\.\/hi\b(.*)$/gm, (line, names: string, rest: string) => {
      const renamed = names.startsWith('*') ? `${names}Xx` : names.replace(/\w+/g, '$& as $&Xx');
      return `${line}\nimport ${renamed} from './xx${rest}`;
    })
    .replace(/\bhi: (\w+(?:<\w+>)?\()?(\w+)(\)?)/g, '$&, xx: $1$2Xx$3')
    .replace(
      /^ *\{ code: 'hi'.*$/m,
      (line) => `${line}\n${line.replaceAll('hi', 'xx').replace(words, bracketed)}`,
    );

async function build(): Promise<void> {
  await scratchCopy(resolve('.'), work);
  for (const folder of folders) {
    cpSync(join(folder, 'hi'), join(folder, 'xx'), { recursive: true });
    for (const file of readdirSync(join(folder, 'xx')))
      rewrite(join(folder, 'xx', file), (text) => text.replaceAll('/hi/', '/xx/').replace(words, bracketed));
  }
  for (const folder of [join(work, 'content'), ...folders])
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')))
      rewrite(join(folder, file), withLanguage);
  const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: work, stdio: 'pipe' });
  run(
    'npx tsx scripts/check/main.mts && ln -s ../../../node_modules node_modules && npx tsx scripts/share-pictures/main.mts && rm node_modules',
  );
  run('npm run build --ignore-scripts');
}

const ATTRIBUTES = /\s(?:lang|href|hreflang|content|alt|title|aria-label|placeholder)="[^"]*"/gi;

/** What a page or a file says, where it leads, and in which language: without what only programs read. */
const saidBy = (body: string) =>
  body
    .replace(/\r\n /g, '')
    .replace(/<script(?![^>]*json)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, (tag) => ` ${tag.match(ATTRIBUTES)?.join(' ') ?? ''} `)
    .replace(/(?:%[\dA-F]{2})+/g, decodeURIComponent)
    // Which words a number stays with depends on the words.
    .replace(/\u00a0/g, ' ')
    // What the search compares, in letters of its own.
    .replace(/"words":\[[^\]]*\]/g, '')
    .replace(/https?:[^"\s]*/g, '')
    .replace(/(?<![a-z])(?:xx|hi)(?![a-z])/gi, 'hi');

export async function language(): Promise<void> {
  const tally = new Tally(
    'a third language is content: its pages and files say what the Hindi ones do, in its own words',
  );
  await build();
  const origin = `http://127.0.0.1:${await freePort()}`;
  const env = { DATA_DIR: scratchFolder(), LOG_LEVEL: 'error' };
  const server = await serve([process.execPath, '.site/current/server.mjs'], `${origin}/robots.txt`, {
    cwd: work,
    env,
  });
  const files = templesIn('hi').flatMap((temple) =>
    calendarFiles(temple).map(({ event }) => calendarPath(temple, event)),
  );
  const addresses = [...pages, ...missing]
    .map(({ path }) => path)
    .filter((path) => languageAt(path) === 'hi');
  // Sanskrit, the temples' names beside the Sanskrit, and the name of Hindi.
  const shared = new Set(
    [...sanskritVerses(), ...devanagariNames()].flatMap((text) => text.match(words) ?? []),
  );
  try {
    for (const path of [...addresses, ...files, '/hi/temples.json', '/hi/manifest.webmanifest']) {
      const [hindi, own] = await Promise.all(
        [path, path.replace('/hi/', '/xx/')].map(async (address) => {
          const answer = await fetch(origin + address);
          return { status: answer.status, said: saidBy(await answer.text()) };
        }),
      );
      if (!hindi || !own) continue;
      tally.check(hindi.status === own.status, `${path} answers ${hindi.status} and ${own.status}`);
      const [one, other] = [hindi, own].map(({ said }) => said.replace(wordsOrBracketed, '…'));
      const at = [...(one ?? '')].findIndex((sign, index) => sign !== other?.charAt(index));
      tally.check(
        one === other,
        `${path}: ${one?.slice(at - 40, at + 60)} / ${other?.slice(at - 40, at + 60)}`,
      );
      const bare = (own.said.match(wordsOrBracketed) ?? []).find(
        (word) => !word.startsWith('[') && !shared.has(word),
      );
      tally.check(!bare, `${path} says ${bare} in the other language`);
    }
    const worker = await (await fetch(`${origin}/offline.js`)).text();
    tally.check(worker.includes('/xx/holyheaven/1'), 'nothing is kept for use without a network');
  } finally {
    await server.stop();
  }
  tally.finish();
}
