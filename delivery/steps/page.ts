import { buildSync } from 'esbuild';

/** A document on its way from Next to the visitor, and what the loader in it fetches after the first paint. */
export type Page = {
  address: string;
  html: string;
  /** The style sheets that Next linked, whose used rules the page carries inline. */
  styles: string[];
  /** The script files. The last one starts the others. */
  scripts: string[];
  /** The first of them, which this build makes of what Next had written into the document. */
  data?: { address: string; code: string };
  /** The fonts that its rules name. */
  fonts: string[];
  /** Those of what stands far down. */
  lateFonts: string[];
};

/** Stops the build, so that no unfinished page is shipped. */
export function stop(step: string, { address }: Pick<Page, 'address'>, what: string): never {
  throw new Error(`delivery/steps/${step}: ${address}: ${what}`);
}

/** Text as part of a regular expression that matches it. */
export const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The start of a head, behind which a step may put what the browser needs first. */
export const HEAD_START = /<head>(<meta charSet="utf-8"\/>)?(<meta name="viewport"[^>]*>)?/;

/** A script for browsers with all that it imports. */
export const bundled = (entry: string, define: Record<string, string> = {}): string =>
  buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define,
    write: false,
  }).outputFiles[0]?.text ?? '';
