import { readFileSync } from 'node:fs';
import { bareContentSecurityPolicy, documentHeaders, securityHeaders } from './lib/http/security-headers.mjs';

// Written by scripts/content.mts, since this file cannot import the typed content.
/** @type {string} */
const ids = JSON.parse(readFileSync(new URL('./lib/temple-id-pattern.json', import.meta.url), 'utf8'));
const unknownId = `:templeId((?!(?:${ids}|unknown)(?:/|$))[^/]+)`;
/**
 * @param {string} type
 * @returns {{ type: 'query', key: string, value: string }[]}
 */
const variant = (type) => [{ type: 'query', key: 'type', value: type }];

const immutable = 'public, max-age=31536000, immutable';
/** @param {Record<string, string>} headers */
const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    globalNotFound: true,
    // Nearly every answer comes from the recordings: modules of pages are loaded when one is not.
    preloadEntriesOnStart: false,
    // Everything of a page in one answer but its frame, which the browser has while it stays in one world.
    prefetchInlining: { maxSize: 1_200, maxBundleSize: 200_000 },
  },
  serverExternalPackages: ['@libsql/client', 'libsql', '@node-rs/argon2', 'pg', 'pino'],
  headers: async () => [
    { source: '/:path*', headers: list(securityHeaders) },
    { source: '/:path*', missing: [{ type: 'header', key: 'rsc' }], headers: list(documentHeaders) },
    {
      source: '/:folder(_next/static|pictures|share)/:path*',
      headers: list({ 'content-security-policy': bareContentSecurityPolicy }),
    },
    // Share pictures are shown on other people's pages.
    {
      source: '/share/:path*',
      headers: list({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': immutable }),
    },
    // Their names, or the queries that pages give them, carry a hash of their content.
    {
      source: '/pictures/:path*',
      headers: list({ 'cache-control': immutable }),
    },
    {
      source: '/:icon(favicon.ico|icon.svg|apple-icon.png)',
      headers: list({ 'cache-control': 'public, max-age=86400' }),
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // Ids that no temple has share one prerendered page per route: nothing is rendered or kept per unknown id.
      ...['/holyheaven', '/holyheaven/donation', '/holyheaven/plan-trips', '/under-development'].map(
        (path) => ({
          source: `${path}/${unknownId}`,
          destination: `${path}/unknown`,
        }),
      ),
      // The coming-soon variants are pages of their own: one page that reads the query could not be prerendered.
      ...['donation', 'trip'].map((type) => ({
        source: '/under-development/:templeId',
        has: variant(type),
        destination: `/under-development/:templeId/${type}`,
      })),
    ],
  }),
};
