import type { Page } from '@playwright/test';

/** Reads what search engines and messengers find in a page's HTML, without running its scripts. */
export function readHead(page: Page, html: string) {
  return page.evaluate((source) => {
    const doc = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...doc.querySelectorAll(selector)];
    const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const labels = (element: Element) =>
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => doc.getElementById(id)?.textContent);
    // By name or property, in document order.
    const meta: Record<string, string[]> = {};
    for (const element of all('head meta[name], head meta[property]')) {
      const name = element.getAttribute('property') ?? element.getAttribute('name') ?? '';
      meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? ''];
    }
    const jsonLd = all('script[type="application/ld+json"]').map((element) => element.textContent ?? '');
    const found = {
      lang: doc.documentElement.lang,
      titles: all('head title').map(textOf),
      alternates: all('head link[rel="alternate"][hreflang]').map((element) => [
        element.getAttribute('hreflang'),
        element.getAttribute('href'),
      ]),
      canonicals: all('head link[rel="canonical"]').map((element) => element.getAttribute('href') ?? ''),
      meta,
      headings: all('h1, h2, h3, h4, h5, h6').map((element) => ({
        text: textOf(element),
        inHeadlineFont:
          element.matches('h1, h2, h3') && !element.matches('.font-sans, .font-serif, .sheet *'),
      })),
      jsonLd,
      links: all('a[href]').map((element) => ({
        href: element.getAttribute('href') ?? '',
        hreflang: element.getAttribute('hreflang') ?? '',
        name: (element.getAttribute('aria-label') ?? (labels(element).join('') || textOf(element))).trim(),
        text: textOf(element),
        inMain: Boolean(element.closest('main')),
      })),
      ids: all('[id]').map(({ id }) => id),
    };
    for (const element of all('script, style, noscript')) element.remove();
    return { ...found, text: textOf(doc.body) };
  }, html);
}

type JsonNode = { [key: string]: unknown };

export const typesOf = (node: JsonNode): string[] =>
  [node['@type']].flat().filter((type) => typeof type === 'string');

/** Every node of a graph and everything inside it. */
export function* nodesIn(value: unknown): Generator<JsonNode> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as JsonNode;
  for (const item of Object.values(value)) yield* nodesIn(item);
}
