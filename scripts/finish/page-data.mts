import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

const ADDRESS = '/_next/static/data/';
const FOLDER = '.next/static/data/';

// What Next's client-side cache gives to navigation data of static pages.
const SECONDS = 300;
// An iterable of one number as rows of React's format, under an id that no page has enough rows to reach.
const STALE_TIME = `self.__next_f.push([1,"fffff:X\\nfffff:${SECONDS}\\nfffff:C\\n"])`;

/**
 * Says how long a page's data is good for (`s`), as Next does with Cache Components alone. Its client then keeps the page it
 * started with, and a navigation fetches neither the frame that is on the screen nor this page again.
 */
function withStaleTime(code: string): string {
  const marked = code.replace(
    '\\"S\\":true,\\"r\\":\\"$undefined\\",\\"s\\":\\"$undefined\\"',
    () => '\\"S\\":true,\\"r\\":\\"$undefined\\",\\"s\\":\\"$fffff\\"',
  );
  if (marked === code) throw new Error('Next writes the end of its page data in a new way');
  return marked.replace('self.__next_f.push([1,', (first) => `${STALE_TIME};${first}`);
}

/**
 * Next repeats a page's content as data for its scripts, a third to two thirds of the HTML. It goes into a file of its
 * own, named by its content, that the loader brings with the scripts.
 */
export function moveDataOut(html: string): { html: string; data?: string } {
  const pieces: string[] = [];
  const without = html.replace(
    /<script>((?:\(self\.__next_f=|self\.__next_f\.push\()[\s\S]*?)<\/script>/g,
    (_, code: string) => {
      pieces.push(code);
      return '';
    },
  );
  if (pieces.length === 0) return { html };
  const code = withStaleTime(pieces.join(';'));
  const name = `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${name}`, code);
  return { html: without, data: `${ADDRESS}${name}` };
}
