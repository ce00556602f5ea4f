/** What a browser may take a body as; `raw` is the body as it is. */
export const encodings = ['br', 'gzip', 'raw'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * One answer of Next's handler, recorded at build: its status and headers, and for each encoding the file in the
 * recordings' folder (`raw` always). Kept under `recordingKey`.
 */
export type Recording = {
  status: number;
  headers: Record<string, string>;
  files: Partial<Record<Encoding, string>>;
};

export type Recordings = Record<string, Recording>;

export const recordingsFolder = '.next/recordings';

/**
 * What an answer depends on besides its path: a page's HTML (`''`), its data for client-side navigation (`'rsc'`), or one
 * prefetched segment of that data (`'rsc:/_tree'`).
 */
export type Facet = '' | 'rsc' | `rsc:${string}`;

export function recordingKey(path: string, facet: Facet): string {
  return `${facet}|${path}`;
}
