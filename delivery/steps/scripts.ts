import { buildSync } from 'esbuild';
import { DEFERRED } from '@/lib/marks';
import { areaOf } from '@/lib/temples/temple-host';
import type { PageFiles } from '../browser/scripts.ts';
import { type Page, stop } from './page.ts';

const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
/** Next hands the page's data to its client in many inline scripts. */
const DATA = /<script>(\(?self\.__next_f.*?)<\/script>/gs;
/** The bundler's runtime. The other scripts wait until it calls them. */
const RUNTIME = '/turbopack-';

const bundled = new Map<string, string>();

/** Bundles a script of delivery/browser into one line. */
export function inlineScript(name: string): string {
  const code =
    bundled.get(name) ??
    buildSync({
      entryPoints: [`delivery/browser/${name}.ts`],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2020',
      write: false,
    }).outputFiles[0]?.text.trim() ??
    '';
  bundled.set(name, code);
  return code;
}

/**
 * Moves the script files from the page's head to the loader, inline at the end of the page, and joins the scripts with
 * its data: each would have a hash of its own in the policy.
 */
export function deferScripts(page: Page): Page {
  const data = [...page.html.matchAll(DATA)].map(([, code]) => code);
  const scripts = [...page.html.matchAll(SCRIPT)].map(([, address = '']) => address);
  const html = page.html.replace(PRELOAD, '').replace(SCRIPT, '').replace(DATA, '');
  if (data.length === 0) stop('scripts', page, 'no inline script hands over the data');
  const runtime = scripts.findIndex((address) => address.includes(RUNTIME));
  if (runtime < 0) stop('scripts', page, 'no runtime among its script files');
  scripts.push(...scripts.splice(runtime, 1));
  if (!html.includes('</body>') || !html.includes('<html ')) stop('scripts', page, 'no html or body element');
  const { styles, lateFonts, address } = page;
  const files: PageFiles = { scripts, styles, lateFonts, offline: areaOf(address) };
  const code = inlineScript('loader').replaceAll('PAGE_FILES', () => JSON.stringify(files));
  const inline = `<script>${data.join(';')}</script><script>${code}</script>`;
  return {
    ...page,
    scripts,
    html: html.replace('</body>', () => `${inline}</body>`).replace('<html ', () => `<html ${DEFERRED}="" `),
  };
}
