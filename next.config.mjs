import { fileURLToPath } from 'node:url';
import { buildId } from './delivery/build-id.mjs';
import { bareContentSecurityPolicy, documentHeaders, securityHeaders } from './lib/security-headers.mjs';

// Pictures, scripts and the like, as the start of their addresses.
const files = '_next/static/|_site/|pictures/|share/|drawings/|icons/|favicon.ico|icon.svg|apple-icon.png';
const immutable = 'public, max-age=31536000, immutable';
/** @param {Record<string, string>} headers */
const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
export default {
  // Next would prefer this one to that of the environment.
  adapterPath:
    process.env.NEXT_ADAPTER_PATH ?? fileURLToPath(new URL('./delivery/adapter.mjs', import.meta.url)),
  generateBuildId: buildId,
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    globalNotFound: true,
    // Everything of a page in one answer but its frame, which the browser has while it stays in one world.
    prefetchInlining: { maxSize: 1_200, maxBundleSize: 200_000 },
  },
  serverExternalPackages: ['@libsql/client', 'libsql', '@node-rs/argon2', 'pg', 'pino'],
  headers: async () => [
    { source: '/:path*', headers: list(securityHeaders) },
    {
      source: `/:page((?!${files}).*)`,
      missing: [{ type: 'header', key: 'rsc' }],
      headers: list(documentHeaders),
    },
    {
      source: `/:file((?:${files}).*)`,
      headers: list({ 'content-security-policy': bareContentSecurityPolicy }),
    },
    // Share pictures are shown on other people's pages.
    {
      source: '/share/:path*',
      headers: list({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': immutable }),
    },
    // Their names, or the queries that pages give them, carry a hash of their content.
    {
      source: '/:folder(pictures|_site)/:path*',
      headers: list({ 'cache-control': immutable }),
    },
    {
      source: '/:icon(favicon.ico|icon.svg|apple-icon.png)',
      headers: list({ 'cache-control': 'public, max-age=86400' }),
    },
  ],
  rewrites: async () => ({
    // The coming-soon variants are pages of their own: one page that reads the query could not be prerendered.
    beforeFiles: ['donation', 'trip'].flatMap((type) =>
      // With and without a language.
      ['', '/:lang([a-z]{2})'].map((lang) => ({
        source: `${lang}/under-development/:templeId`,
        has: [{ type: 'query', key: 'type', value: type }],
        destination: `${lang && '/:lang'}/under-development/:templeId/${type}`,
      })),
    ),
  }),
};
