import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { NextAdapter } from 'next';
import type { ByVariant, Variant } from './site/format.ts';

/** What Next passes to a build adapter. See `dist/docs`, API reference, adapters, in the installed package. */
export type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/** One answer as Next built it. */
export type Source = { file: string; status: number; headers: Record<string, string> };
export type AddressSource = { address: string; variants: ByVariant<Source> };

/** The page for Next's own server (delivery/adapter.mjs). */
export const SERVER_ERROR = '/server-error';
/** The page for unknown addresses. */
export const NOT_FOUND = '/404';
const REVALIDATE = 'public, max-age=0, must-revalidate';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** @throws for a kind of file that is not in the list above. Add it there. */
function contentType(path: string): string {
  const type = contentTypes[extname(path)];
  if (!type) throw new Error(`delivery/outputs.ts knows no content type for ${path}`);
  return type;
}

/** Returns the headers from the routing tables for a variant of an address. Later rules win. */
export function routingHeaders({
  routing,
}: Build): (address: string, variant: Variant) => Record<string, string> {
  const { beforeMiddleware, onMatch, rsc } = routing;
  const rules = [...beforeMiddleware, ...onMatch]
    .filter(({ headers, status }) => headers && !status)
    .map(({ sourceRegex, headers = {}, has = [], missing = [] }) => {
      // The header that asks for data.
      const other = [...has, ...missing].find(({ type, key }) => type !== 'header' || key !== rsc.header);
      if (other) throw new Error(`delivery/outputs.ts knows no header rule that depends on ${other.type}`);
      return {
        pattern: new RegExp(sourceRegex),
        headers: Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const),
        applies: (variant: Variant) => (variant === '' ? has : missing).length === 0,
      };
    });
  return (address, variant) =>
    Object.fromEntries(
      rules
        .filter(({ pattern, applies }) => pattern.test(address) && applies(variant))
        .flatMap(({ headers }) => headers),
    );
}

/** The headers of an output, without the one that Next's own server needs to revalidate pages. */
function ownHeaders({ 'x-next-cache-tags': _, ...headers }: Record<string, string | string[]> = {}) {
  return headers as Record<string, string>;
}

/** Derives the variant of a prerendered output from the suffixes in the routing table. */
function variantOf(pathname: string, { rsc }: Build['routing']): Variant {
  const [, segment] = pathname.split(rsc.prefetchSegmentDirSuffix);
  if (segment && pathname.endsWith(rsc.prefetchSegmentSuffix))
    return `rsc:${segment.slice(0, -rsc.prefetchSegmentSuffix.length)}`;
  if (pathname.endsWith(rsc.suffix)) return 'rsc';
  throw new Error(`${pathname} is neither a page nor its data`);
}

/** Prerendered pages and routes, each with its data. Outputs with the same group id belong together. */
function prerendered(build: Build): AddressSource[] {
  const groups = new Map<number, AddressSource>();
  const withFile = build.outputs.prerenders.filter(({ fallback }) => fallback?.filePath);
  for (const { groupId, pathname, routeType, compute, response } of withFile) {
    if (!routeType) continue;
    if (compute !== 'static' || response !== 'complete')
      throw new Error(`${pathname} is not complete at build time, and no host renders pages`);
    groups.set(groupId, { address: pathname, variants: {} });
  }
  for (const { groupId, pathname, routeType, fallback } of withFile) {
    const group = groups.get(groupId);
    if (!group || !fallback?.filePath) throw new Error(`${pathname} is data of no page`);
    const variant = routeType ? '' : variantOf(pathname, build.routing);
    group.variants[variant] = {
      file: fallback.filePath,
      status: fallback.initialStatus ?? 200,
      headers: { 'cache-control': REVALIDATE, ...ownHeaders(fallback.initialHeaders) },
    };
  }
  // It and pages such as /_global-error have no address of their own.
  return [...groups.values()].filter(({ address }) => address !== SERVER_ERROR && !address.startsWith('/_'));
}

const fileAt = (address: string, file: string, type: string, status = 200): AddressSource => ({
  address,
  variants: { '': { file, status, headers: { 'cache-control': REVALIDATE, 'content-type': type } } },
});

/** Static files of the build, including the page for unknown addresses. */
function staticFiles(build: Build): AddressSource[] {
  // /500 is for Next's own server, which no host runs.
  const files = build.outputs.staticFiles.filter(({ pathname }) => pathname !== '/500');
  return files.map(({ pathname, filePath }) => {
    const type = contentType(extname(pathname) ? pathname : filePath.replace(/\.body$/, ''));
    return fileAt(pathname, filePath, type, pathname === NOT_FOUND ? 404 : 200);
  });
}

/** Files in `public`, which Next serves but does not list. */
async function publicFiles({ projectDir }: Build): Promise<AddressSource[]> {
  const folder = join(projectDir, 'public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => {
    const address = file.slice(folder.length).split('/').map(encodeURIComponent).join('/');
    return fileAt(address, file, contentType(file));
  });
}

/** Everything that the finished site serves, as Next built it. */
export async function sources(build: Build): Promise<AddressSource[]> {
  const all = [...prerendered(build), ...staticFiles(build), ...(await publicFiles(build))];
  const headersOf = routingHeaders(build);
  for (const { address, variants } of all)
    for (const [variant, source] of Object.entries(variants))
      Object.assign(source.headers, headersOf(address, variant as Variant));
  return all;
}

/** The addresses that Next computes on request. Hosts can answer only those in lib/api/routes.ts. */
export function computedAddresses({ outputs, routing }: Build): string[] {
  const done = new Set(outputs.prerenders.map(({ pathname }) => pathname));
  return outputs.appRoutes
    .map(({ pathname }) => pathname)
    .filter((pathname) => !done.has(pathname) && !pathname.endsWith(routing.rsc.suffix));
}
