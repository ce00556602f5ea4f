import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { apiAddresses } from './hosts/api.ts';
import {
  type AddressSource,
  type Build,
  computedAddresses,
  routingHeaders,
  rules,
  type Source,
  sources,
} from './outputs.ts';
import { type AddressRecord, type ByVariant, contentHash, type Variant } from './site/format.ts';
import { type Effort, siteWriter } from './site/writer.ts';
import type { Page, Site, Step } from './steps/page.ts';
import { moveDataOut } from './steps/page-data.ts';
import { addPolicy } from './steps/policy.ts';
import { bundleLoader, deferScripts } from './steps/scripts.ts';
import { takeStatus } from './steps/status.ts';
import { inlineStyles, type StyleSheets, styleSheets, withWholeSheet } from './steps/styles.ts';

// Addresses that are worked on at a time: while one is compressed, others are read.
const AT_A_TIME = 16;
const SITE_FOLDER = '.site';
// They load a binary beside them.
const NATIVE = ['libsql', '@node-rs/argon2', 'pg-native'];
// Bundled packages of the older kind call it.
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

type Writer = Awaited<ReturnType<typeof siteWriter>>;
type Context = Site & {
  writer: Writer;
  steps: readonly Step[];
  recipe: string;
  headersOf: ReturnType<typeof routingHeaders>;
};
type Input = Source & { body: Buffer };
type Inputs = ByVariant<Input>;

const isPage = ({ headers }: Source) => headers['content-type']?.startsWith('text/html') ?? false;

/** What each document goes through, in this order; bench/ablation.mts leaves them out one by one. */
export const steps = { takeStatus, inlineStyles, moveDataOut, deferScripts, addPolicy };

/** What the finished site depends on besides Next's outputs: the code of the steps. */
async function recipeOf(projectDir: string): Promise<string> {
  const folder = join(projectDir, 'delivery');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts')).sort();
  return contentHash(Buffer.concat(await Promise.all(files.map((file) => readFile(join(folder, file))))));
}

async function readStyles(all: readonly AddressSource[]): Promise<StyleSheets> {
  const css = all.filter(({ address }) => address.endsWith('.css'));
  const texts = css.map(({ variants }) => readFile(variants['']?.file ?? '', 'utf8'));
  return styleSheets(
    new Map((await Promise.all(texts)).map((text, index) => [css[index]?.address ?? '', text])),
  );
}

async function readInputs({ variants }: AddressSource): Promise<Inputs> {
  const read = Object.entries(variants).map(async ([variant, source]) => [
    variant,
    { ...source, body: await readFile(source.file) },
  ]);
  return Object.fromEntries(await Promise.all(read));
}

const sourceOf = (inputs: Inputs, recipe: string) =>
  contentHash(
    JSON.stringify([
      recipe,
      Object.entries(inputs).map(([variant, { body, status, headers }]) => [
        variant,
        status,
        headers,
        contentHash(body),
      ]),
    ]),
  );

/**
 * How hard a body is compressed, by how often it is asked for: scripts, style sheets and pages at the top of the site by
 * everybody, pages below them by those whom search engines send, the others by those who have read one of them.
 */
function effortFor(address: string, variant: Variant, page?: Page): Effort {
  if (!page) return /\.(js|css)$/.test(address) ? 'most' : 'much';
  if (/<meta name="robots" content="noindex/.test(page.html)) return 'little';
  if (variant === '') return address.lastIndexOf('/') === 0 ? 'most' : 'much';
  // A page's data with its frame goes out when somebody navigates without having pointed at the link.
  return variant === 'rsc' || variant.endsWith('/__PAGE__') ? 'much' : 'little';
}

function finishPage(address: string, { body, status, headers }: Input, site: Context): Page {
  const page = { address, html: body.toString(), status, headers, files: {}, scripts: [], styleSheet: '' };
  return site.steps.reduce<Page>((before, step) => step(before, site), page);
}

/** Writes what an address answers, unless the site before has made the same from the same. */
async function finishAddress(from: AddressSource, context: Context): Promise<void> {
  const { writer, recipe, styles, headersOf } = context;
  const { address } = from;
  const inputs = await readInputs(from);
  const source = sourceOf(inputs, recipe);
  if (await writer.reuse(address, source)) return;

  const document = inputs[''];
  const page = document && isPage(document) ? finishPage(address, document, context) : undefined;
  const answer = async (
    text: Buffer,
    { status, headers }: Pick<Source, 'status' | 'headers'>,
    effort: Effort,
  ) => {
    const kept = await writer.store(text, headers['content-type'] ?? '', effort);
    const vary = [headers.vary, kept.encodings.length > 1 && 'accept-encoding'].filter(Boolean).join(', ');
    const etag = `W/"${kept.body}"`;
    return { status, headers: { ...headers, etag, ...(vary ? { vary } : {}) }, ...kept };
  };

  const record: AddressRecord = { source, answers: {} };
  for (const [key, input] of Object.entries(inputs)) {
    const variant = key as Variant;
    const effort = effortFor(address, variant, page);
    const text =
      page && variant !== '' ? Buffer.from(withWholeSheet(input.body.toString(), styles)) : input.body;
    record.answers[variant] =
      page && variant === ''
        ? await answer(Buffer.from(page.html), page, effort)
        : await answer(text, { headers: input.headers, status: page?.status ?? input.status }, effort);
  }
  for (const [part, code] of Object.entries(page?.files ?? {})) {
    record.parts = [...(record.parts ?? []), part];
    const headers = { 'content-type': 'text/javascript; charset=utf-8', ...headersOf(part, '') };
    const text = Buffer.from(withWholeSheet(code, styles));
    const effort = effortFor(address, 'rsc', page);
    await writer.write(part, {
      source,
      answers: { '': await answer(text, { status: 200, headers }, effort) },
    });
  }
  await writer.write(address, record);
}

async function bundleNodeHost(projectDir: string, folder: string): Promise<void> {
  await bundle({
    absWorkingDir: projectDir,
    entryPoints: { server: 'delivery/hosts/node.ts' },
    outdir: folder,
    chunkNames: 'server-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: NATIVE,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
}

/** Writes the whole style sheet, in the place of Next's. */
async function finishSheet({ writer, styles, headersOf }: Context): Promise<void> {
  const { address, css } = styles.whole;
  const headers = { 'content-type': 'text/css; charset=utf-8', ...headersOf(address, '') };
  const kept = await writer.store(Buffer.from(css), headers['content-type'], 'most');
  const answers = { '': { status: 200, headers: { ...headers, vary: 'accept-encoding' }, ...kept } };
  await writer.write(address, { source: contentHash(css), answers });
}

async function finishAll(build: Build, writer: Writer, chosen: readonly Step[]): Promise<number> {
  const unanswered = computedAddresses(build).filter((address) => !apiAddresses.includes(address));
  if (unanswered.length > 0) throw new Error(`delivery/hosts/api.ts does not name ${unanswered.join(', ')}`);
  const all = await sources(build);
  const styles = await readStyles(all);
  const context: Context = {
    writer,
    steps: chosen,
    styles,
    loader: bundleLoader(build.projectDir),
    recipe: contentHash((await recipeOf(build.projectDir)) + styles.whole.address),
    headersOf: routingHeaders(build),
  };
  const addresses = all.map(({ address }) => address).filter((address) => !styles.sheets.has(address));
  const waiting = all.filter(({ address }) => !styles.sheets.has(address));
  const next = async (): Promise<void> => {
    for (let each = waiting.pop(); each; each = waiting.pop()) await finishAddress(each, context);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
  await finishSheet(context);
  await bundleNodeHost(build.projectDir, writer.folder);
  await writer.finish(rules(build, addresses));
  return addresses.length;
}

/**
 * Makes the finished site out of what Next has built.
 * @throws where something is not as a step needs it; the site before then stays the current one.
 */
export async function finish(
  build: Build,
  folder = join(build.projectDir, SITE_FOLDER),
  chosen: readonly Step[] = Object.values(steps),
): Promise<void> {
  const started = performance.now();
  const writer = await siteWriter(folder);
  try {
    const count = await finishAll(build, writer, chosen);
    const seconds = (performance.now() - started) / 1000;
    console.info(`  Delivery: ${count} addresses in ${seconds.toFixed(1)} s`);
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}
