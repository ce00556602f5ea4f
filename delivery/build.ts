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
import type { Page } from './steps/page.ts';
import { moveDataOut } from './steps/page-data.ts';
import { addPolicy } from './steps/policy.ts';
import { bundleLoader, deferScripts } from './steps/scripts.ts';
import { takeStatus } from './steps/status.ts';
import { inlineStyles, type StyleSheets, styleSheets, withFinishedSheets } from './steps/styles.ts';

// Addresses that are worked on at a time: while one is compressed, others are read.
const AT_A_TIME = 16;
const SITE_FOLDER = '.site';
// They load a binary beside them.
const NATIVE = ['libsql', '@node-rs/argon2', 'pg-native'];
// Bundled packages of the older kind call it.
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

type Writer = Awaited<ReturnType<typeof siteWriter>>;
type Context = {
  writer: Writer;
  styles: StyleSheets;
  loader: string;
  recipe: string;
  headersOf: ReturnType<typeof routingHeaders>;
};
type Input = Source & { body: Buffer };
type Inputs = ByVariant<Input>;

const isPage = ({ headers }: Source) => headers['content-type']?.startsWith('text/html') ?? false;

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

/** How often a body is asked for: scripts and style sheets by all pages, a page's own by those who search engines send. */
function effortFor(address: string, variant: Variant, page?: Page): Effort {
  if (!page) return /\.(js|css)$/.test(address) ? 'most' : 'much';
  if (/<meta name="robots" content="noindex/.test(page.html)) return 'little';
  if (variant === '') return 'most';
  // A page's data with its frame goes out when somebody navigates without having pointed at the link.
  return variant === 'rsc' || variant.endsWith('/__PAGE__') ? 'much' : 'little';
}

/** Takes a document through all steps. */
function finishPage(address: string, { body, status, headers }: Input, { styles, loader }: Context): Page {
  const page = takeStatus({ address, html: body.toString(), status, headers, files: {} });
  return addPolicy(deferScripts(moveDataOut(inlineStyles(page, styles)), loader));
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
      page && variant !== '' ? Buffer.from(withFinishedSheets(input.body.toString(), styles)) : input.body;
    record.answers[variant] =
      page && variant === ''
        ? await answer(Buffer.from(page.html), page, effort)
        : await answer(text, { headers: input.headers, status: page?.status ?? input.status }, effort);
  }
  for (const [part, code] of Object.entries(page?.files ?? {})) {
    record.parts = [...(record.parts ?? []), part];
    const headers = { 'content-type': 'text/javascript; charset=utf-8', ...headersOf(part, '') };
    const text = Buffer.from(withFinishedSheets(code, styles));
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

/** Makes the finished site out of what Next has built; throws where something is not as a step needs it. */
export async function finish(build: Build): Promise<void> {
  const started = performance.now();
  const all = await sources(build);
  const styles = await readStyles(all);
  const writer = await siteWriter(join(build.projectDir, SITE_FOLDER));
  const context: Context = {
    writer,
    styles,
    loader: bundleLoader(),
    recipe: await recipeOf(build.projectDir),
    headersOf: routingHeaders(build),
  };
  const unanswered = computedAddresses(build).filter((address) => !apiAddresses.includes(address));
  if (unanswered.length > 0) throw new Error(`delivery/hosts/api.ts does not name ${unanswered.join(', ')}`);

  const own = all.filter(({ address }) => !styles.sheets.has(address));
  const waiting = [...own];
  const next = async (): Promise<void> => {
    for (let each = waiting.pop(); each; each = waiting.pop()) await finishAddress(each, context);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
  for (const { address, css } of styles.sheets.values()) {
    const headers = { 'content-type': 'text/css; charset=utf-8', ...context.headersOf(address, '') };
    const kept = await writer.store(Buffer.from(css), headers['content-type'], 'most');
    const answers = { '': { status: 200, headers: { ...headers, vary: 'accept-encoding' }, ...kept } };
    await writer.write(address, { source: contentHash(css), answers });
  }
  await bundleNodeHost(build.projectDir, writer.folder);
  await writer.finish(
    rules(
      build,
      own.map(({ address }) => address),
    ),
  );
  console.info(
    `  Delivery: ${own.length} addresses in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
