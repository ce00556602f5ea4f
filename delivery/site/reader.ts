import type { AddressRecord, Answer, Encoding, SiteRules } from './format.ts';

/** A finished site, read one record at a time. */
export type Site = {
  rules: SiteRules;
  /** Finds the record of an address, which may be any string. */
  record: (address: string) => Promise<AddressRecord | undefined>;
};

/** Picks the best encoding that the client accepts and the answer has. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  { encodings }: Pick<Answer, 'encodings'>,
): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return encodings.find((encoding) => accepted.has(encoding)) ?? 'raw';
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Tells whether the client's copy is still current (RFC 9110 §13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, { headers }: Pick<Answer, 'headers'>): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const { etag } = headers;
  return etag !== undefined && ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/**
 * Caches the most recently used values, up to `most` in total size. Misses are not cached, because visitors can
 * request endless addresses.
 */
export function cached<Value>(
  most: number,
  load: (key: string) => Promise<Value | undefined>,
  sizeOf: (value: Value) => number = () => 1,
): (key: string) => Promise<Value | undefined> {
  const kept = new Map<string, Value>();
  const loading = new Map<string, Promise<Value | undefined>>();
  let size = 0;
  /** Those who ask meanwhile share what is being loaded. */
  function loadOnce(key: string) {
    const known = loading.get(key);
    if (known) return known;
    const started = load(key).finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }
  return async (key) => {
    const known = kept.get(key);
    if (known !== undefined) {
      // A Map iterates in insertion order: move the value to the end.
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const value = await loadOnce(key);
    if (value === undefined || kept.has(key) || sizeOf(value) > most / 8) return value;
    kept.set(key, value);
    size += sizeOf(value);
    for (const [oldest, each] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= sizeOf(each);
    }
    return value;
  };
}
