import { templeIds } from './content/temples/ids.mjs';
import {
  bareContentSecurityPolicy,
  documentHeaders,
  securityHeaders,
  strictTransportSecurity,
  workerContentSecurityPolicy,
} from './lib/security-headers.mjs';

// Read by the build: Next stores headers and rewrites in its output. lib/env.ts validates these settings.
const { SITE_URL = '', TEMPLE_HOST = '', AUTH_API_URL = '', EDGE } = process.env;
const templeHost = TEMPLE_HOST.trim().toLowerCase();
const isHttps = /^\s*https:/i.test(SITE_URL);

// The start of the addresses of pictures, scripts and other files.
const files =
  '_next/static/|pictures/|share/|drawings/|names/|icons/|favicon.ico|icon.svg|apple-icon.png|offline.js';
const immutable = 'public, max-age=31536000, immutable';
/** @param {Record<string, string>} headers */
const headerEntries = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Matches any id that is neither a temple's nor another name in the folder. */
const unknownId = (besides = /** @type {string[]} */ ([])) =>
  `:templeId((?!(?:${[...templeIds, ...besides].join('|')})$)[^/]+)`;

/** The folders in which each temple has a page, and the other names in them. */
const folders = {
  holyheaven: ['donation', 'plan-trips', 'offline'],
  'holyheaven/donation': [],
  'holyheaven/plan-trips': [],
  'under-development': [],
};

/** The addresses that exist under a language prefix. */
const localized = [
  'holyheaven(?:/(?!(?:donation|plan-trips)$)[^/]+)?',
  'holyheaven/(?:donation|plan-trips)/[^/]+',
  'holyheaven/[^/]+/[\\w-]+\\.ics',
  'under-development/[^/]+(?:/(?:donation|trip))?',
  'manifest\\.webmanifest',
].join('|');

/** The rewrites for the temple area, with and without a language in the address. */
const templeRewrites = ['', '/:lang([a-z]{2})'].flatMap((language) => {
  const to = language && '/:lang';
  return [
    // Each coming-soon variant is a page of its own: a page that reads the query could not be prerendered.
    ...['donation', 'trip'].flatMap((value) =>
      [`:templeId(${templeIds.join('|')})`, ':templeId'].map((id, index) => ({
        source: `${language}/under-development/${id}`,
        has: [{ type: /** @type {const} */ ('query'), key: 'type', value }],
        destination: `${to}/under-development/${index === 0 ? ':templeId' : 'unknown'}/${value}`,
      })),
    ),
    // Unknown ids share a prerendered page. Without these rewrites, Next would show its general 404 (dynamicParams).
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
  experimental: {
    globalNotFound: true,
    // Sends all of a page in one response except its frame, which the browser keeps within one world.
    prefetchInlining: { maxSize: 1_200, maxBundleSize: 200_000 },
  },
  serverExternalPackages: ['libsql', '@node-rs/argon2', 'pg', 'pino'],
  // Native modules do not run at the edge: accounts are kept by AUTH_API_URL (deploy/edge).
  turbopack: EDGE ? { resolveAlias: { '@/lib/accounts/local-store': './lib/accounts/no-store.ts' } } : {},
  // The accounts in DATA_DIR are not part of the build.
  outputFileTracingExcludes: { '/**': ['./data/**'] },
  headers: async () => [
    {
      source: '/:path*',
      headers: headerEntries({
        ...securityHeaders,
        // Browsers accept it over TLS only. An https SITE_URL tells that a proxy terminates TLS.
        ...(isHttps && { 'strict-transport-security': strictTransportSecurity }),
      }),
    },
    // Next's default would let shared caches keep a page for a year.
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
    // The worker for offline copies fetches from this site only.
    {
      source: '/offline.js',
      headers: headerEntries({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': workerContentSecurityPolicy,
      }),
    },
    // Other sites show the share pictures.
    {
      source: '/share/:path*',
      headers: headerEntries({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': immutable }),
    },
    // Their names contain a hash of their content.
    { source: '/pictures/:path*', headers: headerEntries({ 'cache-control': immutable }) },
    {
      source: '/:icon(favicon.ico|icon.svg|apple-icon.png)',
      headers: headerEntries({ 'cache-control': 'public, max-age=86400' }),
    },
  ],
  // Redirects internal variant paths to their public ?type= addresses.
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
      // Paths that Next reserves and would answer with 500.
      { source: '/:page((?!_next/)(?:_global-error|.*(?:%5B|\\[).*))', destination: '/404' },
      { source: `/:lang([a-z]{2})/:rest((?!(?:${localized})$).+)`, destination: '/:lang/unknown' },
    ],
  }),
};
