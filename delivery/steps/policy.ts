import { createHash } from 'node:crypto';
import { areaOf } from '@/lib/temples/temple-host';
import type { Step } from './page.ts';

const MAP = 'https://www.openstreetmap.org';

// Data blocks such as JSON-LD never run and need no permission.
const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** Lists the inline elements of a page as CSP sources. */
function hashes(html: string, element: RegExp): Set<string> {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return new Set([...html.matchAll(element)].map(([, code = '']) => hash(code)));
}

/** Gives the page its policy. Each permission has its reason beside it. */
export const addPolicy: Step = (page) => {
  const sources: Record<string, string[]> = {
    'default-src': ["'none'"],
    // Next's chunks and the page's data, and the inline scripts of this page.
    'script-src': ["'self'", ...hashes(page.html, SCRIPT)],
    // The whole style sheets, and the rules in the page.
    'style-src': ["'self'", ...hashes(page.html, STYLE)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // Client-side navigation, the search words, the register call, and whether the map can be reached.
    'connect-src': ["'self'", MAP],
    'manifest-src': ["'self'"],
    // Offline copies of the temple area.
    'worker-src': [areaOf(page.address).length > 0 ? "'self'" : "'none'"],
    // The map on the contact page, loaded on demand.
    'frame-src': [MAP],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The one policy, in browser/loader.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  const policy = Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
};
