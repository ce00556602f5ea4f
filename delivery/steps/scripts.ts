import { createHash } from 'node:crypto';
import { PAINTING } from '@/lib/marks';
import { areaFolders } from '@/lib/temples/area-paths';
import type { PageFiles } from '../browser/scripts.ts';
import { bundled, type Page, type Styled, stop } from './page.ts';

const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
/** Next hands the page's data to its client in many inline scripts. */
const DATA = /<script>(\(?self\.__next_f.*?)<\/script>/gs;
/** The bundler's runtime, which runs the other scripts. */
const isRuntime = (address: string) => address.includes('/turbopack-');

let loader: string | undefined;

/**
 * Moves the script files from the page's head to the loader, inline at the end of the page. Moves the page's data, up
 * to a third of its bytes, to its own script file: nothing needs it before Next starts.
 */
export function deferScripts(page: Styled): Page {
  const code = [...page.html.matchAll(DATA)].map(([, code]) => code).join(';');
  const scripts = [...page.html.matchAll(SCRIPT)].map(([, address = '']) => address);
  const html = page.html.replace(PRELOAD, '').replace(SCRIPT, '').replace(DATA, '');
  if (!code) stop('scripts', page, 'no inline script hands over the data');
  if (!scripts.some(isRuntime)) stop('scripts', page, 'no runtime among its script files');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const data = { address: `/_next/static/data/${hash}.js`, code };
  scripts.unshift(data.address);
  scripts.push(...scripts.splice(scripts.findIndex(isRuntime), 1));
  if (!html.includes('</body>') || !html.includes('<html ')) stop('scripts', page, 'no html or body element');
  const { styles, address } = page;
  const files: PageFiles = { scripts, styles, offlineScopes: areaFolders(address) };
  loader ??= bundled('delivery/browser/loader.ts').trim();
  const inline = loader.replaceAll('PAGE_FILES', () => JSON.stringify(files));
  return {
    ...page,
    scripts,
    data,
    html: html
      .replace('</body>', () => `<script>${inline}</script></body>`)
      .replace('<html ', () => `<html ${PAINTING}="" `),
  };
}
