import { createHash } from 'node:crypto';
import { areaFolders } from '@/lib/temples/area-paths';
import { type Built, HEAD_START, stop } from './page.ts';

const MAP = 'https://www.openstreetmap.org';

// Data blocks such as JSON-LD never run and need no permission.
const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** Lists the inline elements of a page as CSP sources. */
function hashes(html: string, element: RegExp): Set<string> {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return new Set([...html.matchAll(element)].map(([, code = '']) => hash(code)));
}

/**
 * Gives the page its Content-Security-Policy, in a meta element before everything it governs. Each permission has its
 * reason beside it. Only a header can say who may frame the page (lib/security-headers.mjs).
 */
export function addPolicy<Page extends Built>(page: Page): Page {
  const sources: Record<string, string[]> = {
    'default-src': ["'none'"],
    // Next's chunks, and the inline scripts of this page.
    'script-src': ["'self'", ...hashes(page.html, SCRIPT)],
    // The full style sheets, and the inline rules.
    'style-src': ["'self'", ...hashes(page.html, STYLE)],
    // The map's server too: its icon tells whether the map would load.
    'img-src': ["'self'", MAP],
    'font-src': ["'self'"],
    // Client-side navigation, the search words and the register call.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Offline copies of the temple area.
    'worker-src': [areaFolders(page.address).length > 0 ? "'self'" : "'none'"],
    // The map on the contact page.
    'frame-src': [MAP],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // The only policy, in browser/scripts.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  const policy = Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
  if (!HEAD_START.test(page.html)) stop('policy', page, 'no head');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return { ...page, html: page.html.replace(HEAD_START, (start) => start + meta) };
}
