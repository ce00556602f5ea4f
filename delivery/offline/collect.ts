import type { AddressRecord, Answer } from '../site/format.ts';
import { isText, type Pack } from './pack.ts';

/** Reads what the build has finished. */
export type Finished = {
  record: (address: string) => AddressRecord | undefined;
  body: (name: string) => Buffer;
};

/** The least width of a picture that fills a phone's screen, in px. */
const PHONE_PX = 500;
const FOR_OLD_BROWSERS = /<script[^>]* noModule[^>]*>/g;
const SCRIPTS_AND_STYLES = /\bstatic\/chunks\/[\w.~-]+\.js|\/_site\/\w+\.(?:js|css)/g;
const FONTS = /<link rel="preload" href="([^"]+)" as="font"/g;

/** The file of each picture in a document that a phone gets: the upright cut if there is one. */
export function phonePictures(html: string): string[] {
  return [...html.matchAll(/<picture><source[^>]* srcSet="([^"]+)"/g)].map(([, sizes = '']) => {
    const files = sizes.split(', ').map((size) => size.split(' '));
    const [file = ''] =
      files.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_PX) ?? files.at(-1) ?? [];
    return file;
  });
}

/** The scripts and style sheets that a document or a script names. */
export function codeNamedIn(text: string): string[] {
  const names = text.replace(FOR_OLD_BROWSERS, '').match(SCRIPTS_AND_STYLES) ?? [];
  return names.map((name) => (name.startsWith('/') ? name : `/_next/${name}`));
}

export const fontsIn = (html: string): string[] =>
  [...html.matchAll(FONTS)].map(([, address = '']) => address);

/** A pack under construction. */
export function packing({ record, body }: Finished) {
  const pack: Pack = { answers: {}, bodies: {} };
  let size = 0;

  /** Adds the document or file at an address. Returns its text, or '' if it is none. */
  function add(address: string): string {
    const answer: Answer | undefined = record(address)?.answers[''];
    if (!answer) throw new Error(`delivery/offline: the finished site has no ${address}`);
    const bytes = body(answer.body);
    const text = bytes.toString(isText(answer) ? 'utf8' : 'base64');
    pack.answers[address] = answer;
    pack.bodies[answer.body] = text;
    size += text.length;
    return isText(answer) ? text : '';
  }

  return { pack, add, size: () => size };
}
