import { readFileSync } from 'node:fs';

// Only what an attribute in double quotes or an address must not have is escaped: it comes with every page.
const icon = readFileSync('public/icon.svg', 'utf8').trim().replaceAll('"', "'");
const address = `data:image/svg+xml,${icon.replace(/[%#<>]/g, encodeURIComponent)}`;

/**
 * The page with its SVG icon inside instead of a link to it: browsers ask for an icon while the first screen's picture
 * is on its way. The links to the other icons stay, for those who want a file.
 */
export function inlineIcon(html: string): string {
  return html.replace(/(<link rel="icon" href=")\/icon\.svg/, (_, start: string) => start + address);
}
