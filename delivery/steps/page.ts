import type { StyleSheets } from './styles.ts';

/** A document on its way from Next to the visitor. */
export type Page = {
  address: string;
  html: string;
  status: number;
  headers: Record<string, string>;
  /** What steps have moved out of the document, by the address at which the page requests it. */
  files: Record<string, string>;
  /** What the loader fetches after the first paint. The last script starts the others. */
  scripts: string[];
  /** The addresses of fonts with `preload: false`, by name: those of what stands far down. */
  fonts: Record<string, string>;
  styleSheet: string;
};

/** What steps know about the whole site, with the script that stands in pages. */
export type Site = { styles: StyleSheets; loader: string };

/** A pure function. It returns a new page, and throws if the page lacks what it looks for. */
export type Step = (page: Page, site: Site) => Page;

/** Where files made by steps are served. Their names are hashed, and next.config.mjs sets their headers. */
export const FOLDER = '/_site/';

/** Stops the build, so that no unfinished page is shipped. */
export function stop(step: string, { address }: Pick<Page, 'address'>, what: string): never {
  throw new Error(`delivery/steps/${step}: ${address}: ${what}`);
}
