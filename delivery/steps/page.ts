/** A document on its way from Next to the visitor. Steps are pure: each returns a new page. */
export type Page = {
  address: string;
  html: string;
  status: number;
  headers: Record<string, string>;
  /** What steps have taken out of the document, by the address under which the page asks for it. */
  files: Record<string, string>;
};

/** Where what a step makes is served: hashed names, for which next.config.mjs has headers. */
export const FOLDER = '/_site/';

/** Stops the build: a step would otherwise ship a page that it has not finished. */
export function stop(step: string, { address }: Pick<Page, 'address'>, what: string): never {
  throw new Error(`delivery/steps/${step}: ${address}: ${what}`);
}
