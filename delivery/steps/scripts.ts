import { areaOf } from '@/lib/temples/temple-host';
import type { PageFiles } from '../browser/scripts.ts';
import { type Step, stop } from './page.ts';

const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
/** The bundler's runtime. The other scripts wait until it calls them. */
const RUNTIME = '/turbopack-';

/** Moves the script files from the page's head to the loader, inline at the end of the page. */
export const deferScripts: Step = (page, { loader }) => {
  const scripts = [...page.scripts];
  const html = page.html.replace(PRELOAD, '').replace(SCRIPT, (_, address: string) => {
    scripts.push(address);
    return '';
  });
  const runtime = scripts.findIndex((address) => address.includes(RUNTIME));
  if (runtime < 0) stop('scripts', page, 'no runtime among its script files');
  if (!html.includes('</body>')) stop('scripts', page, 'no end of its body');
  scripts.push(...scripts.splice(runtime, 1));
  const { fonts, styleSheet, address } = page;
  const files: PageFiles = { scripts, fonts, styleSheet, offline: areaOf(address) };
  const code = loader.replaceAll('PAGE_FILES', () => JSON.stringify(files));
  return { ...page, scripts, html: html.replace('</body>', () => `<script>${code}</script></body>`) };
};
