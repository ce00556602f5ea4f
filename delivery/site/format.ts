import { createHash } from 'node:crypto';

/*
 * A finished site is a folder that any host can serve and that knows nothing of Next:
 *
 *   site.json                rules for addresses without a record (SiteRules)
 *   addresses/<hash>.json    what one address answers (AddressRecord), named by addressFile()
 *   bodies/<hash>            each distinct body once, named by its content; beside it <hash>.br and <hash>.gz
 *   server.mjs               the Node host, bundled
 */

/** How a body may go out; `raw` is the body as it is. The best first. */
export const encodings = ['br', 'gzip', 'raw'] as const;
export type Encoding = (typeof encodings)[number];

/** The end of a body's file name in each encoding. */
export const fileEndings: Record<Encoding, string> = { br: '.br', gzip: '.gz', raw: '' };

/**
 * What an answer depends on besides its address: a document or file (`''`), a page's data for navigations (`'rsc'`), or
 * one prefetched segment of that data (`'rsc:/_tree'`).
 */
export type Variant = '' | 'rsc' | `rsc:${string}`;
export type ByVariant<Value> = { [variant: string]: Value };

/** One answer. Its headers are complete but for those of the encoding, the length and the connection. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** The name of the body's file; the folder has it in each of `encodings`, `raw` always. */
  body: string;
  encodings: Encoding[];
};

export type AddressRecord = {
  answers: ByVariant<Answer>;
  /** What the answers were made from: the same source makes the same record again. */
  source: string;
  /** Addresses of files that were taken out of this page. */
  parts?: string[];
  /** Set on hashed files that only pages of an earlier build use: when that build was replaced, in ms since 1970. */
  retired?: number;
};

/** `pattern` is a regular expression over the whole path; `$1` in `destination` stands for its first group. */
export type Rewrite = { pattern: string; destination: string; query?: { key: string; value: string } };

export type Redirect = { pattern: string; destination: string; status: number };

/** The few rules about addresses that have no record of their own, in the order in which they are tried. */
export type SiteRules = {
  buildId: string;
  redirects: Redirect[];
  rewrites: Rewrite[];
  /** Unknown parameters of dynamic routes lead to the page that was prerendered for them. */
  fallbacks: Rewrite[];
  /** The address of the page for everything else. */
  notFound: string;
};

/** The name for a body, and the name of a source: 128 bits of its SHA-256. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** The name of an address's record, whatever the address has in it. */
export const addressFile = (address: string): string => `${contentHash(address)}.json`;
