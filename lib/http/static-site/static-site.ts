import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { bodyCache } from './body-cache';
import { frameOnScreen } from './frame-on-screen';
import { chooseEncoding, isFresh } from './negotiate';
import { pathIndex } from './path-index';
import type { Encoding, Facet, Recording } from './recording';

// What is asked for often. The rest is a read from the system's own cache of files, and memory stays flat with many temples.
const MEMORY_BYTES = 4 * 1024 * 1024;
const MEMORY_PATHS = 250;
// Pages whose query decides which page is meant, through the rewrites of next.config.mjs.
const QUERY_MATTERS = /^\/under-development\//;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

/** The facets that answer what the request's headers ask for, the best first; none where Next has to decide. */
async function facetsOf({ headers }: IncomingMessage, query: URLSearchParams): Promise<Facet[]> {
  if (headers.rsc === undefined) return [''];
  const segment = one(headers['next-router-segment-prefetch']);
  const prefetch = one(headers['next-router-prefetch']) as '1' | '2' | undefined;
  // Next answers a request whose `_rsc` does not fit its headers with a redirect, so that no shared cache mixes them up.
  const expected = await computeCacheBustingSearchParam(
    prefetch,
    segment,
    headers['next-router-state-tree'],
    headers['next-url'],
  );
  if ((query.get('_rsc') ?? '') !== expected) return [];
  if (segment) return [`rsc:${segment}`];
  const frame = frameOnScreen(one(headers['next-router-state-tree']));
  return frame ? [`rsc:${frame}`, 'rsc'] : ['rsc'];
}

/** The headers of an answer in one of its encodings, without its length. */
function encodedHeaders({ headers }: Recording, encoding: Encoding): Record<string, string> {
  if (encoding === 'raw') return headers;
  const encoded: Record<string, string> = { ...headers, 'content-encoding': encoding };
  // The compressed body is not byte for byte what a strong tag stands for.
  if (headers.etag && !headers.etag.startsWith('W/')) encoded.etag = `W/${headers.etag}`;
  return encoded;
}

/**
 * Answers what Next would answer for prerendered pages and files, from answers recorded at build, without running
 * React. `answer` adds `extraHeaders`, and resolves to false, with nothing sent, for every request that is not an exact recorded GET or HEAD.
 */
export async function staticSite(folder: string) {
  // Without a build the server must not start.
  await access(folder);
  const recordingsOf = pathIndex(folder, MEMORY_PATHS);
  const body = bodyCache(folder, MEMORY_BYTES);

  // Made once: composing them costs as much as everything else before the socket.
  const heads = new WeakMap<Recording, Partial<Record<Encoding, string[]>>>();

  function headOf(recording: Recording, encoding: Encoding): string[] {
    const made = heads.get(recording) ?? {};
    heads.set(recording, made);
    made[encoding] ??= Object.entries(encodedHeaders(recording, encoding)).flat();
    return made[encoding];
  }

  async function send(req: IncomingMessage, res: ServerResponse, recording: Recording, extra: string[]) {
    const { status, files } = recording;
    const encoding = chooseEncoding(one(req.headers['accept-encoding']), recording);
    const conditions = {
      ifNoneMatch: req.headers['if-none-match'],
      ifModifiedSince: req.headers['if-modified-since'],
    };
    if (status === 200 && isFresh(conditions, recording)) {
      const { 'content-type': _, ...headers } = encodedHeaders(recording, encoding);
      res.writeHead(304, [...Object.entries(headers).flat(), ...extra]).end();
      return;
    }
    const bytes = await body(files[encoding] ?? '');
    const length = ['content-length', String(bytes.length)];
    res.writeHead(status, [...headOf(recording, encoding), ...length, ...extra]);
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  return async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    extraHeaders: Record<string, string> = {},
  ): Promise<boolean> {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || req.headers.range !== undefined) return false;
    const [path = '', search = ''] = (req.url ?? '').split('?', 2);
    if (search && QUERY_MATTERS.test(path)) return false;
    const facets = await facetsOf(req, new URLSearchParams(search));
    const recordings = facets.length > 0 ? await recordingsOf(path) : undefined;
    const recording = facets.map((facet) => recordings?.[facet]).find(Boolean);
    if (!recording) return false;
    await send(req, res, recording, Object.entries(extraHeaders).flat());
    return true;
  };
}
