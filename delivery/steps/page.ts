import type { StyleSheets } from './styles.ts';

/** A document on its way from Next to the visitor. */
export type Page = {
  address: string;
  html: string;
  status: number;
  headers: Record<string, string>;
  /** What steps have taken out of the document, by the address under which the page asks for it. */
  files: Record<string, string>;
  /** What the loader brings after the first paint; the last script starts the others. */
  scripts: string[];
  styleSheet: string;
};

/** What steps know of the whole site. */
export type Site = { styles: StyleSheets; loader: string };

/** A pure function: it returns a new page, and throws where the page has not what it looks for. */
export type Step = (page: Page, site: Site) => Page;

/** Where what a step makes is served: hashed names, for which next.config.mjs has headers. */
export const FOLDER = '/_site/';

/** Stops the build: a step would otherwise ship a page that it has not finished. */
export function stop(step: string, { address }: Pick<Page, 'address'>, what: string): never {
  throw new Error(`delivery/steps/${step}: ${address}: ${what}`);
}
