import { createHash } from 'node:crypto';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The page's inline scripts as CSP sources; data blocks such as JSON-LD never run and need none. */
function scriptHashes(html: string): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  return inline
    .filter(([, attributes = '']) => !/type="application\//.test(attributes))
    .map(([, , code = '']) => hash(code));
}

const styleHashes = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, code = '']) => hash(code));

/** The policy of one page: nothing is allowed but what is listed, each for the reason beside it. */
export function contentSecurityPolicy(html: string): string {
  const sources: Record<string, string[]> = {
    'default-src': ["'none'"],
    // Next's chunks, and this page's inline data and loader.
    'script-src': ["'self'", ...new Set(scriptHashes(html))],
    // The style sheets, and the rules of inline-styles.mts.
    'style-src': ["'self'", ...new Set(styleHashes(html))],
    // The icon of inline-icon.mts.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // Client-side navigation and the register call.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The contact page's map, loaded when it is asked for.
    'frame-src': ['https://www.openstreetmap.org'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The one policy of loader.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}
