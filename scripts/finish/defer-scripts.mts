import { buildSync } from 'esbuild';
import type { PageFiles } from './loader';

const { outputFiles } = buildSync({
  entryPoints: ['scripts/finish/loader.ts'],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  write: false,
});
const [{ text }] = outputFiles as [{ text: string }];
const loader = text.trim();

type Options = Omit<PageFiles, 'scripts'> & {
  /** The file with the page's data for its scripts, if it has any. */
  data?: string;
};

/**
 * The page with its script files started by the small inline script of loader.ts: at the visitor's first action, or
 * `wait` milliseconds after loading if that is set. It brings what was taken out of the page too.
 */
export function deferScripts(html: string, { data, ...files }: Options): string {
  const scripts: string[] = data ? [data] : [];
  const withoutScripts = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, url: string) => {
      scripts.push(url);
      return '';
    });
  // Other chunks only wait to be called by the bundler's runtime.
  const runtime = scripts.findIndex((url) => url.includes('/turbopack-'));
  if (runtime < 0) return html;
  scripts.push(...scripts.splice(runtime, 1));
  const code = loader.replace('PAGE_FILES', () => JSON.stringify({ ...files, scripts }));
  return withoutScripts.replace('</body>', () => `<script>${code}</script></body>`);
}
