import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { bodyCache } from './body-cache';
import { chooseEncoding, isFresh } from './negotiate';
import { pathIndex } from './path-index';
import type { Facet, Recording } from './recording';

const MEMORY_BYTES = 64 * 1024 * 1024;
const MEMORY_PATHS = 1000;
// Pages whose query decides which page is meant, through the rewrites of next.config.mjs.
const QUERY_MATTERS = /^\/under-development\//;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

/** The facet that the request's headers ask for, or nothing where Next has to decide. */
async function facetOf({ headers }: IncomingMessage, query: URLSearchParams): Promise<Facet | undefined> {
  if (headers.rsc === undefined) return '';
  const segment = one(headers['next-router-segment-prefetch']);
  const prefetch = one(headers['next-router-prefetch']) as '1' | '2' | undefined;
  // Next answers a request whose `_rsc` does not fit its headers with a redirect, so that no shared cache mixes them up.
  const expected = await computeCacheBustingSearchParam(
    prefetch,
    segment,
    headers['next-router-state-tree'],
    headers['next-url'],
  );
  if ((query.get('_rsc') ?? '') !== expected) return undefined;
  return segment ? `rsc:${segment}` : 'rsc';
}

/**
 * Answers what Next would answer for prerendered pages and files, from answers recorded at build, without running
 * React. `answer` resolves to false, with nothing sent, for every request that is not an exact recorded GET or HEAD.
 */
export async function staticSite(folder: string) {
  // Without a build the server must not start.
  await access(folder);
  const recordingsOf = pathIndex(folder, MEMORY_PATHS);
  const body = bodyCache(folder, MEMORY_BYTES);

  async function send(req: IncomingMessage, res: ServerResponse, recording: Recording) {
    const { status, headers, files } = recording;
    const encoding = chooseEncoding(one(req.headers['accept-encoding']), recording);
    const { etag } = headers;
    const sent: Record<string, string | number> = { ...headers };
    if (encoding !== 'raw') {
      sent['content-encoding'] = encoding;
      // The compressed body is not byte for byte what the strong tag stands for.
      if (etag && !etag.startsWith('W/')) sent.etag = `W/${etag}`;
    }
    const conditions = {
      ifNoneMatch: req.headers['if-none-match'],
      ifModifiedSince: req.headers['if-modified-since'],
    };
    if (status === 200 && isFresh(conditions, recording)) {
      delete sent['content-type'];
      res.writeHead(304, sent).end();
      return;
    }
    const bytes = await body(files[encoding] ?? '');
    sent['content-length'] = bytes.length;
    res.writeHead(status, sent);
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  return async function answer(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || req.headers.range !== undefined) return false;
    const [path = '', search = ''] = (req.url ?? '').split('?', 2);
    if (search && QUERY_MATTERS.test(path)) return false;
    const facet = await facetOf(req, new URLSearchParams(search));
    const recording = facet !== undefined && (await recordingsOf(path))?.[facet];
    if (!recording) return false;
    await send(req, res, recording);
    return true;
  };
}
