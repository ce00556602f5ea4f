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

/**
 * The page with its script files started by the small inline script of loader.ts: at the visitor's first action, or
 * `wait` milliseconds after loading if that is set. It brings what was taken out of the page (`files`) too.
 */
export function deferScripts(html: string, files: Omit<PageFiles, 'scripts'>): string {
  const scripts: string[] = [];
  const withoutScripts = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, url: string) => {
      scripts.push(url);
      return '';
    });
  if (scripts.length === 0) return html;
  const code = loader.replace('PAGE_FILES', () => JSON.stringify({ ...files, scripts }));
  return withoutScripts.replace('</body>', () => `<script>${code}</script></body>`);
}
