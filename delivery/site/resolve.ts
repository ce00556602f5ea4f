import type { Answer, Rule, SiteRules, Variant } from './format.ts';
import type { Site } from './reader.ts';

/** A GET or HEAD request: its address with the query, and its headers. */
export type Asked = { url: string; header: (name: string) => string | undefined };
export type Resolved =
  | { answer: Answer; redirect?: undefined }
  | { answer?: undefined; redirect: { status: number; location: string } };

const compiled = new WeakMap<Rule, RegExp>();

/** Applies a rule to a path, if it matches. */
function destinationOf(rule: Rule, path: string): string | undefined {
  const pattern = compiled.get(rule) ?? new RegExp(rule.pattern);
  compiled.set(rule, pattern);
  const match = pattern.exec(path);
  return match
    ? rule.destination.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    : undefined;
}

/** Browsers read `//` and `/\\` at the start as another host. */
const here = (location: string) => location.replace(/^\/[/\\]+/, '/');
/** The headers by which Next's client asks for data. */
const ASKS = 'rsc, next-router-segment-prefetch';

/** Reads the requested variant from the headers that Next's client sends. */
function variantOf({ header }: Asked): Variant {
  if (header('rsc') === undefined) return '';
  const segment = header('next-router-segment-prefetch');
  return segment ? `rsc:${segment}` : 'rsc';
}

function rewritten(path: string, query: string, { rewrites }: SiteRules): string {
  const asked = query && new URLSearchParams(query);
  for (const rule of rewrites) {
    if (rule.query && (!asked || asked.get(rule.query.key) !== rule.query.value)) continue;
    const destination = destinationOf(rule, path);
    if (destination !== undefined) return destination;
  }
  return path;
}

/** Finds the site's answer to a request. The last resort is the page for unknown addresses. */
export async function resolve(site: Site, asked: Asked): Promise<Resolved> {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(asked.url) ?? [];
  const variant = variantOf(asked);
  const address = rewritten(path, query, site.rules);
  const answers = (await site.record(address))?.answers;
  // Only pages have data: a file is the same whatever headers ask for it.
  const found = answers?.[answers.rsc ? variant : ''];
  if (found) return { answer: found };
  for (const rule of site.rules.redirects) {
    const location = destinationOf(rule, path);
    if (location !== undefined)
      return { redirect: { status: rule.status, location: here(query ? `${location}?${query}` : location) } };
  }
  for (const rule of site.rules.fallbacks) {
    const fallback = destinationOf(rule, address);
    const answer = fallback && (await site.record(fallback))?.answers[variant];
    if (answer) return { answer };
  }
  const missing = (await site.record(site.rules.notFound))?.answers[''];
  if (!missing) throw new Error('the finished site has no page for unknown addresses');
  if (variant === '') return { answer: missing };
  // The same address may answer without these headers.
  const vary = [ASKS, missing.headers.vary].filter(Boolean).join(', ');
  return { answer: { ...missing, headers: { ...missing.headers, vary } } };
}
