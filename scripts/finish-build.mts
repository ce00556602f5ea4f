/**
 * Runs right after `next build`, before the first start: what Next's output still lacks, in one place
 * (docs/decisions/0006). For each prerendered page it puts the styles that the page uses into it, moves scripts and
 * their data out of the way of the first paint, writes the page's Content-Security-Policy and, for unknown temple ids,
 * status 404 into the .meta file that Next reads with it. Then it records every answer for the static layer of
 * scripts/serve.ts.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from './finish/content-security-policy.mts';
import { deferScripts } from './finish/defer-scripts.mts';
import { inlineIcon } from './finish/inline-icon.mts';
import { inlineStyles, takeFontFaces } from './finish/inline-styles.mts';
import { withoutStructuredData } from './finish/navigation-data.mts';
import { moveDataOut } from './finish/page-data.mts';
import { preloadFonts } from './finish/preload-fonts.mts';
import { record } from './finish/record.mts';

const output = '.next/server/app';
// Long after a form's first paint, soon enough for its visitor: most start it earlier by their first action.
const FORM_WAIT_MS = 3000;
// Prerendered as ordinary pages, since notFound() would leave an empty shell that only a script fills.
const notFoundPages = new Set([
  'holyheaven/unknown',
  'holyheaven/donation/unknown',
  'holyheaven/plan-trips/unknown',
]);

async function finishPage(page: string) {
  const file = join(output, page);
  const original = await readFile(`${file}.html`, 'utf8');
  const { html: styled, styleSheets } = inlineStyles(preloadFonts(inlineIcon(original), page));
  const { html: lean, data } = moveDataOut(styled);
  const wait = original.includes('<form') ? FORM_WAIT_MS : undefined;
  const finished = deferScripts(lean, { styleSheets, data, wait });
  await writeFile(`${file}.html`, finished);
  const meta = JSON.parse(await readFile(`${file}.meta`, 'utf8'));
  meta.headers = { ...meta.headers, 'content-security-policy': contentSecurityPolicy(finished) };
  if (notFoundPages.has(page)) meta.status = 404;
  await writeFile(`${file}.meta`, JSON.stringify(meta));
}

async function finishNavigationData(file: string) {
  const original = await readFile(join(output, file), 'utf8');
  const finished = withoutStructuredData(original);
  if (finished !== original) await writeFile(join(output, file), finished);
}

/**
 * Leaves out of Next's list of prerendered routes what hosts read for server actions and revalidation. The site has
 * neither, and the server holds the list in memory: with many temples that is most of what it holds.
 */
async function finishRouteList() {
  const file = '.next/prerender-manifest.json';
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const route of Object.values<Record<string, unknown>>(manifest.routes)) {
    delete route.allowHeader;
    delete route.experimentalBypassFor;
  }
  await writeFile(file, JSON.stringify(manifest));
}

takeFontFaces();
const files = await readdir(output, { recursive: true });
const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length));
for (const page of pages) await finishPage(page);
for (const file of files) if (file.endsWith('.rsc')) await finishNavigationData(file);
await finishRouteList();
await record();
// Next's handler keeps timers of its own.
process.exit(0);
