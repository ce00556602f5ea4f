import { gzipSync } from 'node:zlib';
import type { LineWords } from '../browser/offline-line.ts';
import { contentHash, type SiteRules } from '../site/format.ts';
import { FOLDER } from '../steps/page.ts';
import { homeOf, languagePath } from './area.ts';
import { codeNamedIn, type Finished, fontsIn, packing, phonePictures } from './collect.ts';
import { MOST_KEPT, MOST_SENT, type Packs, type Pages, pictureIn } from './pack.ts';

/** What copies are made from. */
export type Source = Finished & {
  /** Everything the finished site answers. */
  addresses: readonly string[];
  rules: SiteRules;
  /** Writes a file whose address carries its hash. Returns its size as brotli, in bytes. */
  write: (address: string, content: string, type: string) => Promise<number>;
  /** The script that tells a copy's age, with `LINE` in place of its words. */
  lineScript: string;
  /** Those words, by the path before the addresses of their language. */
  words: Readonly<Record<string, LineWords>>;
};

// No pack that unpacks to more can be within the limits.
const MOST_UNPACKED = 12 * MOST_KEPT;

async function writeHashed(source: Source, content: string, ending: 'js' | 'json') {
  const address = `${FOLDER}${contentHash(content)}.${ending}`;
  const type = ending === 'js' ? 'text/javascript; charset=utf-8' : 'application/json';
  return { address, sent: await source.write(address, content, type), kept: gzipSync(content).length };
}

/** Collects the temple pages of a language and all they need. Returns nothing if that is far too much. */
function collect(source: Source, language: string, line: string) {
  const [pages, files] = [packing(source), packing(source)];
  const wanted = new Set<string>([line]);
  const pictures = new Map<string, string>();
  const own = source.addresses.filter((address) => languagePath(address) === language);
  for (const address of [...own.sort(), `${language}/temples.json`]) {
    const html = pages.add(address);
    for (const each of [...codeNamedIn(html), ...fontsIn(html)]) wanted.add(each);
    // One file of each picture is enough: the upright cut if a page uses it.
    for (const each of phonePictures(html)) {
      const name = pictureIn(each) ?? each;
      if (!pictures.has(name) || each.includes('-tall-')) pictures.set(name, each);
    }
    if (pages.size() > MOST_UNPACKED) return undefined;
  }
  for (const file of pictures.values()) files.add(file);
  // A Set also yields what is added meanwhile: a script can name others.
  for (const address of wanted) {
    const isData = address !== line && /^\/_site\/\w+\.js$/.test(address);
    for (const each of codeNamedIn((isData ? pages : files).add(address))) wanted.add(each);
  }
  return { pages: pages.pack, files: files.pack };
}

function tooMuch(home: string, what: string): undefined {
  console.warn(`  Delivery: no offline copy of ${home}: ${what}`);
}

/** Writes the packs of a language. Returns their addresses, or nothing if they exceed the limits. */
async function writePacks(source: Source, language: string): Promise<Packs[string] | undefined> {
  const home = homeOf(language);
  const words = source.words[language];
  if (!words) throw new Error(`delivery/offline: content has no words for the copies of ${home}`);
  const line = await writeHashed(
    source,
    source.lineScript.replace('LINE', () => JSON.stringify(words)),
    'js',
  );
  const found = collect(source, language, line.address);
  if (!found) return tooMuch(home, 'far too many pages');
  const files = await writeHashed(source, JSON.stringify(found.files), 'json');
  const rules = { ...source.rules, notFound: `${home}/unknown` };
  const content: Pages = { ...found.pages, rules, files: files.address, line: line.address };
  const pages = await writeHashed(source, JSON.stringify(content), 'json');
  const [sent, kept] = [files.sent + pages.sent, files.kept + pages.kept];
  if (sent > MOST_SENT || kept > MOST_KEPT) return tooMuch(home, `${sent} bytes to send, ${kept} to keep`);
  return { pages: pages.address, files: files.address };
}

/** Writes the offline copies of all languages. */
export async function writeCopies(source: Source): Promise<Packs> {
  const all = new Set(source.addresses.map(languagePath).filter((language) => language !== undefined));
  const packs: Packs = {};
  for (const language of [...all].sort()) {
    const written = await writePacks(source, language);
    if (written) packs[homeOf(language)] = written;
  }
  return packs;
}
