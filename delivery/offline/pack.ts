import type { Answer, SiteRules } from '../site/format.ts';

/** Some answers of the finished site in one file, with their bodies: text as it is, anything else as base64. */
export type Pack = { answers: Record<string, Answer>; bodies: Record<string, string> };

/** The pages of one language. It is kept in the browser only after the files. */
export type Pages = Pack & {
  rules: SiteRules;
  /** The addresses of the pack of files that these pages need, and of the script that tells their age. */
  files: string;
  line: string;
};

/** The packs of each language, by the address of its home. Their addresses carry a hash of their content. */
export type Packs = { [home: string]: { pages: string; files: string } };

/** Tells whether a body stands in a pack as it is. */
export const isText = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  /^(text|application)\/|svg/.test(headers['content-type'] ?? '');

/** The name of the picture that a file shows in some size and cut. Undefined for other files. */
export const pictureIn = (address: string): string | undefined =>
  /^\/pictures\/(.+?)(-tall)?-\w{8}-\d+\.avif$/.exec(address)?.[1];

/** What one language's copy may cost: bytes as sent, and bytes as browsers keep them. */
export const MOST_SENT = 450_000;
export const MOST_KEPT = 1_000_000;
