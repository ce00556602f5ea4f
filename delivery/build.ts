import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isApiPath } from '@/lib/api/routes';
import { bundleInline, bundleServer } from './bundle.ts';
import { offlineFiles } from './offline.ts';
import {
  type AddressSource,
  type Build,
  computedAddresses,
  routingHeaders,
  type Source,
  sources,
} from './outputs.ts';
import { rules } from './rules.ts';
import { type AddressRecord, type Answer, contentHash } from './site/format.ts';
import { type Effort, siteWriter } from './site/writer.ts';
import { finishPage } from './steps/finish.ts';
import { withoutFontHints } from './steps/font-preloads.ts';
import type { Site } from './steps/page.ts';
import { styleSheets, withWholeSheet } from './steps/styles.ts';

// Addresses handled at once: some are finished while others are compressed.
const AT_A_TIME = 64;
// With more addresses than this, pages below the top level are each requested too rarely for slow compression.
const MANY = 30_000;

type Context = Site & {
  writer: Awaited<ReturnType<typeof siteWriter>>;
  headersOf: ReturnType<typeof routingHeaders>;
  hasMany: boolean;
  /** Of the code, with its packages and settings, and of all styles. */
  id: string;
};

type File = Pick<Source, 'headers'> & {
  address: string;
  text: string | Buffer;
  status?: number;
  effort?: Effort;
};

async function answerOf(
  { writer }: Context,
  text: string | Buffer,
  { status, headers: { vary: asks, ...headers } }: Pick<Source, 'status' | 'headers'>,
  effort: Effort,
  hasData = false,
): Promise<Answer> {
  const kept = await writer.store(Buffer.from(text), headers['content-type'] ?? '', effort);
  // Only a page has data beside it: Next names the headers that ask for data on every route.
  const vary = [hasData && asks, kept.encodings.length > 1 && 'accept-encoding'].filter(Boolean).join(', ');
  return { status, headers: { ...headers, etag: `W/"${kept.body}"`, ...(vary ? { vary } : {}) }, ...kept };
}

async function fileRecord(context: Context, { address, text, headers, status = 200, effort = 'most' }: File) {
  const like = { status, headers: { ...context.headersOf(address, ''), ...headers } };
  return { answers: { '': await answerOf(context, text, like, effort) } };
}

const writeFile = async (context: Context, file: File) =>
  context.writer.write(file.address, await fileRecord(context, file));

/**
 * A page with its data. Top-level pages reach every visitor. There may be thousands of deeper ones, which reach
 * those sent by search engines. Data reaches only those who have read another page.
 */
async function pageRecord({ address, variants }: AddressSource, document: Source, context: Context) {
  const { styles, hasMany } = context;
  const html = readFileSync(document.file, 'utf8');
  const page = await finishPage({ ...document, address, html }, context);
  const isDeep = address.lastIndexOf('/') > 0;
  const isRare = /<meta name="robots" content="noindex/.test(page.html) || (hasMany && isDeep);
  const worth: Effort = isRare ? 'little' : isDeep ? 'much' : 'most';
  const record: AddressRecord = { answers: {}, parts: Object.keys(page.files) };
  for (const [variant, { file, headers }] of Object.entries(variants)) {
    const isDocument = variant === '';
    const text = isDocument
      ? page.html
      : withoutFontHints(withWholeSheet(readFileSync(file, 'utf8'), styles), page.html);
    const like = { status: page.status, headers: isDocument ? page.headers : headers };
    const effort = isDocument ? worth : 'little';
    record.answers[variant] = await answerOf(context, text, like, effort, Object.keys(variants).length > 1);
  }
  for (const [part, code] of Object.entries(page.files)) {
    const headers = { 'content-type': 'text/javascript; charset=utf-8' };
    const text = withWholeSheet(code, styles);
    await writeFile(context, { address: part, text, headers, effort: 'little' });
  }
  return record;
}

async function finishAddress(source: AddressSource, context: Context): Promise<void> {
  const { address, variants } = source;
  const document = variants[''];
  if (!document) throw new Error(`delivery/build.ts: ${address} has no document`);
  const files = Object.values(variants).map(({ file }) => contentHash(readFileSync(file)));
  const madeFrom = contentHash([context.id, ...files].join());
  if (context.writer.takeOver(address, madeFrom)) return;
  const isPage = document.headers['content-type']?.startsWith('text/html');
  // Scripts, style sheets and drawings reach every visitor, which is worth slow compression.
  const effort = /\.(js|css|svg)$/.test(address) ? 'most' : 'little';
  const record = isPage
    ? await pageRecord(source, document, context)
    : await fileRecord(context, { ...document, address, text: readFileSync(document.file), effort });
  context.writer.write(address, { ...record, madeFrom });
}

async function finishAll(build: Build, writer: Context['writer']): Promise<number> {
  const unanswered = computedAddresses(build).filter((address) => !isApiPath(address));
  if (unanswered.length > 0) throw new Error(`lib/api/routes.ts does not name ${unanswered.join(', ')}`);
  const all = await sources(build);
  const sheets = all.filter(({ address }) => address.endsWith('.css'));
  const styles = styleSheets(
    new Map(sheets.map(({ address, variants }) => [address, readFileSync(variants['']?.file ?? '', 'utf8')])),
  );
  const context: Context = {
    writer,
    styles,
    loader: bundleInline(build.projectDir, 'loader'),
    headersOf: routingHeaders(build),
    hasMany: all.length > MANY,
    id: `${build.buildId} ${styles.whole.address}`,
  };
  // The whole sheet takes the place of Next's.
  const served = all.filter(({ address }) => !styles.sheets.has(address));
  const waiting = served.values();
  // They share one iterator, so each takes the next address.
  const finishSome = async () => {
    for (const each of waiting) await finishAddress(each, context);
  };
  const bundled = bundleServer(build.projectDir, writer.folder);
  await Promise.all([bundled, ...Array.from({ length: AT_A_TIME }, finishSome)]);
  const { address, css } = styles.whole;
  await writeFile(context, { address, text: css, headers: { 'content-type': 'text/css; charset=utf-8' } });
  for (const file of offlineFiles(build.projectDir, writer)) await writeFile(context, file);
  const addresses = served.map(({ address }) => address);
  await writer.finish(rules(build, addresses));
  return addresses.length;
}

/**
 * Turns Next's build into the finished site.
 * @throws if a step cannot do its work. The previous site then stays current.
 */
export async function finish(build: Build): Promise<void> {
  const started = performance.now();
  const writer = await siteWriter(join(build.projectDir, '.site'));
  try {
    const count = await finishAll(build, writer);
    const seconds = (performance.now() - started) / 1000;
    console.info(`  Delivery: ${count} addresses in ${seconds.toFixed(1)} s`);
  } catch (error) {
    await writer.abandon().catch(() => undefined);
    throw error;
  }
}
