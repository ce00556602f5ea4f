import { createHash } from 'node:crypto';

/** What a browser may take a body as; `raw` is the body as it is. */
export const encodings = ['br', 'gzip', 'raw'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * One answer of Next's handler, recorded at build: its status and headers, and for each encoding the file in the
 * recordings' folder (`raw` always).
 */
export type Recording = {
  status: number;
  headers: Record<string, string>;
  files: Partial<Record<Encoding, string>>;
};

export const recordingsFolder = '.next/recordings';

/**
 * What an answer depends on besides its path: a page's HTML (`''`), its data for client-side navigation (`'rsc'`), the same
 * for a client that has the frame of its route group (`'rsc:(company)'`), or one prefetched segment of that data
 * (`'rsc:/_tree'`).
 */
export type Facet = '' | 'rsc' | `rsc:${string}`;

/** All recorded answers of one path: a file of its own, so that a server with many pages holds only the used ones. */
export type PathRecordings = Partial<Record<Facet, Recording>>;

/** The name of a path's file. */
export function pathFile(path: string): string {
  return `path-${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`;
}
