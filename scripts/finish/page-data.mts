import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

const ADDRESS = '/_next/static/data/';
const FOLDER = '.next/static/data/';

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
  const code = pieces.join(';');
  const name = `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${name}`, code);
  return { html: without, data: `${ADDRESS}${name}` };
}
