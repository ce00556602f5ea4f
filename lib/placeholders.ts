import type { Placeholder } from '@/content/site';

/**
 * What a build says about what is not real yet, in one block, or nothing.
 * @param siteUrl the address that the build writes into pages.
 */
export function placeholderBlock(placeholders: readonly Placeholder[], siteUrl: string): string | undefined {
  const lines = placeholders.map(({ what, now, file }) => `  ${what}: ${now} (${file})`);
  if (new URL(siteUrl).hostname === 'localhost')
    lines.unshift(`  SITE_URL: not set, so page heads, the sitemap and shared links name ${siteUrl}`);
  if (lines.length === 0) return undefined;
  return ['Before this site goes live, replace:', ...lines].join('\n');
}
