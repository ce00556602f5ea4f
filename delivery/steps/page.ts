import { buildSync } from 'esbuild';

/** A document on its way from Next to the visitor. */
export type Built = { address: string; html: string };

/** With the rules it uses inline, instead of links to style sheets. */
export type Styled = Built & {
  styles: string[];
  /** The fonts that its rules name. */
  fonts: string[];
};

/** With scripts that its loader fetches after the first paint. */
export type Page = Styled & {
  /** The last one starts the others. */
  scripts: string[];
  /** The first one, made from the data that Next wrote into the document. */
  data: { address: string; code: string };
};

/** Stops the build, so that no unfinished page ships. */
export function stop(step: string, { address }: Built, what: string): never {
  throw new Error(`delivery/steps/${step}: ${address}: ${what}`);
}

/** The start of a head, after which a step may insert what the browser needs first. */
export const HEAD_START = /<head>(<meta charSet="utf-8"\/>)?(<meta name="viewport"[^>]*>)?/;

/** Bundles a browser script with everything it imports. */
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
