import { readFileSync } from 'node:fs';

/** Next leaves the fonts' preload links out of its page for unknown paths, though its manifest lists them. */
export function preloadFonts(html: string, page: string): string {
  if (page !== '_not-found' || html.includes('as="font"')) return html;
  const manifest = JSON.parse(readFileSync('.next/server/next-font-manifest.json', 'utf8'));
  const fonts: string[] = manifest.app['[project]/app/_not-found/page'] ?? [];
  const links = fonts.map(
    (file) => `<link rel="preload" href="/_next/${file}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  return html.replace('<link', () => `${links.join('')}<link`);
}
