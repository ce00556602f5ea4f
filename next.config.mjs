import { templeIds } from './content/temples/ids.mjs';
import {
  bareContentSecurityPolicy,
  documentHeaders,
  securityHeaders,
  strictTransportSecurity,
  workerContentSecurityPolicy,
} from './lib/security-headers.mjs';

// Read by the build: Next keeps headers and rewrites in its output. lib/env.ts says what they may be.
const { SITE_URL = '', TEMPLE_HOST = '', AUTH_API_URL = '', EDGE } = process.env;
const templeHost = TEMPLE_HOST.trim().toLowerCase();
const isHttps = /^\s*https:/i.test(SITE_URL);

// Pictures, scripts and the like, as the start of their addresses.
const files =
  '_next/static/|pictures/|share/|drawings/|names/|icons/|favicon.ico|icon.svg|apple-icon.png|offline.js';
const immutable = 'public, max-age=31536000, immutable';
/** @param {Record<string, string>} headers */
const headerEntries = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Every id but those of the temples and what else stands in the folder. */
const unknownId = (besides = /** @type {string[]} */ ([])) =>
  `:templeId((?!(?:${[...templeIds, ...besides].join('|')})$)[^/]+)`;

/** The folders in which each temple has a page, and what else they hold. */
const folders = {
  holyheaven: ['donation', 'plan-trips', 'offline'],
  'holyheaven/donation': [],
  'holyheaven/plan-trips': [],
  'under-development': [],
};

/** What there is below a language, as the rest of the address. */
const localized = [
  'holyheaven(?:/(?!(?:donation|plan-trips)$)[^/]+)?',
  'holyheaven/(?:donation|plan-trips)/[^/]+',
  'holyheaven/[^/]+/[\\w-]+\\.ics',
  'under-development/[^/]+(?:/(?:donation|trip))?',
  'manifest\\.webmanifest',
].join('|');

/** The rewrites for the temple area, without a language in the address and with one. */
const templeRewrites = ['', '/:lang([a-z]{2})'].flatMap((language) => {
  const to = language && '/:lang';
  return [
    // The coming-soon variants are pages of their own: one page that reads the query could not be prerendered.
    ...['donation', 'trip'].flatMap((value) =>
      [`:templeId(${templeIds.join('|')})`, ':templeId'].map((id, index) => ({
        source: `${language}/under-development/${id}`,
        has: [{ type: /** @type {const} */ ('query'), key: 'type', value }],
        destination: `${to}/under-development/${index === 0 ? ':templeId' : 'unknown'}/${value}`,
      })),
    ),
    // Unknown ids have one prerendered page. Without these, Next answers them with its general 404 (dynamicParams).
    ...Object.entries(folders).map(([folder, besides]) => ({
      source: `${language}/${folder}/${unknownId(besides)}`,
      destination: `${to}/${folder}/unknown`,
    })),
  ];
});

/** @type {import('next').NextConfig} */
export default {
  // For the warning in instrumentation.ts.
  env: { BUILD_SITE_URL: SITE_URL, BUILD_AUTH_API_URL: AUTH_API_URL },
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    globalNotFound: true,
    // Everything of a page in one answer but its frame, which the browser has while it stays in one world.
    prefetchInlining: { maxSize: 1_200, maxBundleSize: 200_000 },
  },
  serverExternalPackages: ['libsql', '@node-rs/argon2', 'pg', 'pino'],
  // At the edge nothing native runs: accounts are those of AUTH_API_URL (deploy/edge).
  turbopack: EDGE ? { resolveAlias: { '@/lib/accounts/local-store': './lib/accounts/no-store.ts' } } : {},
  // Accounts, in the folder DATA_DIR, are not part of the build.
  outputFileTracingExcludes: { '/**': ['./data/**'] },
  headers: async () => [
    {
      source: '/:path*',
      headers: headerEntries({
        ...securityHeaders,
        // Browsers accept it over TLS only. An https SITE_URL says that TLS is in front.
        ...(isHttps && { 'strict-transport-security': strictTransportSecurity }),
      }),
    },
    // Next's own value would have shared caches keep a page for a year.
    {
      source: `/:page((?!${files}|api/).*)`,
      headers: headerEntries({ 'cache-control': 'public, max-age=0, must-revalidate' }),
    },
    {
      source: `/:page((?!${files}).*)`,
      missing: [{ type: 'header', key: 'rsc' }],
      headers: headerEntries(documentHeaders),
    },
    {
      source: `/:file((?:${files}).*)`,
      headers: headerEntries({ 'content-security-policy': bareContentSecurityPolicy }),
    },
    // The worker for offline copies fetches from the site, and from nowhere else.
    {
      source: '/offline.js',
      headers: headerEntries({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': workerContentSecurityPolicy,
      }),
    },
    // Share pictures are shown on other people's pages.
    {
      source: '/share/:path*',
      headers: headerEntries({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': immutable }),
    },
    // Their names carry a hash of their content.
    { source: '/pictures/:path*', headers: headerEntries({ 'cache-control': immutable }) },
    {
      source: '/:icon(favicon.ico|icon.svg|apple-icon.png)',
      headers: headerEntries({ 'cache-control': 'public, max-age=86400' }),
    },
  ],
  // The addresses of what the rewrites lead to.
  redirects: async () =>
    ['', '/:lang([a-z]{2})'].map((language) => ({
      source: `${language}/under-development/:templeId/:type(donation|trip)`,
      destination: `${language && '/:lang'}/under-development/:templeId?type=:type`,
      permanent: true,
    })),
  rewrites: async () => ({
    beforeFiles: [
      ...(templeHost
        ? [
            {
              source: '/',
              has: [{ type: /** @type {const} */ ('host'), value: templeHost.replaceAll('.', '\\.') }],
              destination: '/holyheaven',
            },
          ]
        : []),
      ...templeRewrites,
      // What Next has for itself, and would answer with 500.
      { source: '/:page((?!_next/)(?:_global-error|.*(?:%5B|\\[).*))', destination: '/404' },
      { source: `/:lang([a-z]{2})/:rest((?!(?:${localized})$).+)`, destination: '/:lang/unknown' },
    ],
  }),
};
