import { type Encoding, encodings, type Recording } from './recording';

/** The best encoding that the client's Accept-Encoding takes and the recording has. */
export function chooseEncoding(acceptEncoding: string | undefined, { files }: Recording): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return (
    encodings.find((encoding) => files[encoding] && (encoding === 'raw' || accepted.has(encoding))) ?? 'raw'
  );
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client's copy is still good (RFC 9110 §13.1: If-None-Match wins over If-Modified-Since). */
export function isFresh(
  request: { ifNoneMatch?: string; ifModifiedSince?: string },
  { headers }: Pick<Recording, 'headers'>,
): boolean {
  const { etag, 'last-modified': lastModified } = headers;
  if (request.ifNoneMatch !== undefined) {
    if (request.ifNoneMatch.trim() === '*') return true;
    return etag !== undefined && request.ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
  }
  if (request.ifModifiedSince === undefined || lastModified === undefined) return false;
  return Date.parse(lastModified) <= Date.parse(request.ifModifiedSince);
}
