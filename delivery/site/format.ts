import { createHash } from 'node:crypto';

/*
 * A finished site is a folder that any host can serve without knowing Next:
 *
 *   site.json                rules for addresses without a record (SiteRules)
 *   addresses/<hash>.json    what one address answers (AddressRecord), named by addressFile()
 *   bodies/<hash>            each distinct body once, named by its content, with <hash>.br and <hash>.gz
 *   server.mjs               the Node host, bundled
 */

/** Encodings of a body, best first, with the suffix of its file. `raw` is uncompressed. */
export const fileEndings = { br: '.br', gzip: '.gz', raw: '' };
export type Encoding = keyof typeof fileEndings;

/**
 * What a request to an address asks for: a document or file (`''`), a page's data for navigation (`'rsc'`), or one
 * prefetched segment of that data (`'rsc:/_tree'`).
 */
export type Variant = '' | 'rsc' | `rsc:${string}`;
export type ByVariant<Value> = { [variant: string]: Value };

/** One answer. Its headers lack only those for encoding, length and connection. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** The name of the body's file, which exists in each of `encodings` and always as `raw`. */
  body: string;
  encodings: Encoding[];
};

export type AddressRecord = {
  answers: ByVariant<Answer>;
  /** For the next build: a hash of all that the address was made from, and the addresses of files made with it. */
  madeFrom?: string;
  parts?: string[];
};

/** `pattern` is a regular expression for the whole path. `$1` in `destination` is its first group. */
export type Rule = { pattern: string; destination: string; query?: { key: string; value: string } };

/** Rules for addresses without a record, in the order in which they are tried. */
export type SiteRules = {
  redirects: (Rule & { status: number })[];
  rewrites: Rule[];
  /** Rules that lead unknown ids of dynamic routes to the page prerendered for them. */
  fallbacks: Rule[];
  /** The address of the page for all other requests. */
  notFound: string;
};

/** Names a body: the first 128 bits of its SHA-256. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** Returns a text as a regular expression that matches just it. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a safe file name for an address's record, whatever characters the address contains. */
export const addressFile = (address: string): string => `${contentHash(address)}.json`;
