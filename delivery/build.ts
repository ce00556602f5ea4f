import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
import type { Effort } from './site/files.ts';
import type { AddressRecord, Answer, Variant } from './site/format.ts';
import { siteWriter } from './site/writer.ts';
import { withoutFontHints } from './steps/font-preloads.ts';
import type { Page, Site } from './steps/page.ts';
import { moveDataOut } from './steps/page-data.ts';
import { addPolicy } from './steps/policy.ts';
import { deferScripts } from './steps/scripts.ts';
import { inlineStyles, type StyleSheets, styleSheets, withWholeSheet } from './steps/styles.ts';
import { takeStatus, tellToday } from './steps/temples.ts';

// Addresses handled at once: some are finished while others are compressed.
const AT_A_TIME = 64;
// With more addresses than this, pages below the top level are each requested too rarely for slow compression.
const MANY = 30_000;

type Writer = Awaited<ReturnType<typeof siteWriter>>;
type Context = Site & {
  writer: Writer;
  headersOf: ReturnType<typeof routingHeaders>;
  hasMany: boolean;
};
type MadeFile = {
  address: string;
  text: string;
  headers: Record<string, string>;
  effort?: Effort;
};

const isPage = ({ headers }: Source) => headers['content-type']?.startsWith('text/html') ?? false;

async function readStyles(all: readonly AddressSource[]): Promise<StyleSheets> {
  const css = all.filter(({ address }) => address.endsWith('.css'));
  const read = css.map(
    async ({ address, variants }) => [address, await readFile(variants['']?.file ?? '', 'utf8')] as const,
  );
  return styleSheets(new Map(await Promise.all(read)));
}

/**
 * How hard to compress a body, by how often it is requested. Scripts, style sheets, drawings and top-level pages reach
 * every visitor. Deeper pages reach those sent by search engines, which is worth the time unless there are hundreds. The
 * rest reach only those who have read another page.
 */
function effortFor({ hasMany }: Context, address: string, variant: Variant, page?: Page): Effort {
  if (!page) return /\.(js|css|svg)$/.test(address) ? 'most' : 'little';
  if (variant !== '' || /<meta name="robots" content="noindex/.test(page.html)) return 'little';
  return hasMany && address.lastIndexOf('/') > 0 ? 'little' : 'most';
}

const pageOf = (address: string, { file, status, headers }: Source): Page => {
  const html = readFileSync(file, 'utf8');
  return { address, html, status, headers, files: {}, scripts: [], styleSheet: '' };
};

/** The steps for each document, in order. */
async function finishPage(built: Page, site: Site): Promise<Page> {
  const styled = await inlineStyles(takeStatus(built, site), site);
  return [moveDataOut, tellToday, deferScripts, addPolicy].reduce((page, step) => step(page, site), styled);
}

async function answerOf(
  writer: Writer,
  text: string | Buffer,
  { status, headers: { vary: asks, ...headers } }: Pick<Source, 'status' | 'headers'>,
  effort: Effort,
  hasData = false,
): Promise<Answer> {
  const kept = await writer.store(Buffer.from(text), headers['content-type'] ?? '', effort);
  const vary = [hasData && asks, kept.encodings.length > 1 && 'accept-encoding'].filter(Boolean).join(', ');
  return { status, headers: { ...headers, etag: `W/"${kept.body}"`, ...(vary ? { vary } : {}) }, ...kept };
}

/** Writes a file that Next did not build. */
async function writeFile({ writer, headersOf }: Context, file: MadeFile): Promise<void> {
  const { address, text, effort = 'most' } = file;
  const headers = { ...headersOf(address, ''), ...file.headers };
  writer.write(address, { answers: { '': await answerOf(writer, text, { status: 200, headers }, effort) } });
}

/** Writes the answers of an address. */
async function finishAddress({ address, variants }: AddressSource, context: Context): Promise<void> {
  const { writer, styles } = context;
  const inputs = Object.entries(variants) as [Variant, Source][];
  const document = variants[''];
  const page =
    document && isPage(document) ? await finishPage(pageOf(address, document), context) : undefined;
  // Only a page has data beside it: Next names the headers that ask for data on every route.
  const hasData = inputs.length > 1;
  const answer = (text: string | Buffer, like: Pick<Source, 'status' | 'headers'>, effort: Effort) =>
    answerOf(writer, text, like, effort, hasData);

  const record: AddressRecord = { answers: {} };
  for (const [variant, input] of inputs) {
    const effort = effortFor(context, address, variant, page);
    if (!page) record.answers[variant] = await answer(readFileSync(input.file), input, effort);
    else if (variant === '') record.answers[variant] = await answer(page.html, page, effort);
    else {
      const data = withoutFontHints(withWholeSheet(readFileSync(input.file, 'utf8'), styles), page.html);
      record.answers[variant] = await answer(data, { ...input, status: page.status }, effort);
    }
  }
  for (const [part, code] of Object.entries(page?.files ?? {})) {
    const headers = { 'content-type': 'text/javascript; charset=utf-8' };
    const text = withWholeSheet(code, styles);
    await writeFile(context, { address: part, text, headers, effort: 'little' });
  }
  writer.write(address, record);
}

async function finishAll(build: Build, writer: Writer): Promise<number> {
  const unanswered = computedAddresses(build).filter((address) => !isApiPath(address));
  if (unanswered.length > 0) throw new Error(`lib/api/routes.ts does not name ${unanswered.join(', ')}`);
  const all = await sources(build);
  const styles = await readStyles(all);
  const [today, statuses, loader] = ['today', 'statuses', 'loader'].map((name) =>
    bundleInline(build.projectDir, name),
  ) as [string, string, string];
  const context: Context = {
    writer,
    styles,
    loader,
    today,
    statuses,
    headersOf: routingHeaders(build),
    hasMany: all.length > MANY,
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
