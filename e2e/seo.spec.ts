import { brotliCompressSync } from 'node:zlib';
import { languageAt, languageOf } from '@/content/languages';
import { languageAddresses } from '@/lib/metadata';
import { indexedPages, pages } from '@/lib/pages';
import { nodesIn, readHead, typesOf } from './support/read-head';
import { expect, test } from './test';

const single = [
  'description',
  ...['title', 'description', 'url', 'site_name', 'locale', 'type'].map((name) => `og:${name}`),
  ...['', ':width', ':height', ':type', ':alt'].map((part) => `og:image${part}`),
  ...['card', 'title', 'description', 'image', 'image:alt'].map((name) => `twitter:${name}`),
];
const vague = /^(here|click here|more|read more|learn more|link|this page)?$/i;
const siteUrl = new URL(process.env.SITE_URL ?? 'http://localhost:3000').origin;

const textFields = ['name', 'alternateName', 'title', 'description', 'foundingDate'];
const addressFields = ['streetAddress', 'addressLocality', 'addressRegion', 'latitude', 'longitude', 'email'];
// Not shown in the body: a page's own title and description, and identifiers for machines.
const ofTheHead = /Page$|^WebSite$|^PropertyValue$/;

/** The texts and figures in a page's structured data: the page must show each of them. */
function markedFacts(graph: unknown): string[] {
  const facts: string[] = [];
  for (const node of nodesIn(graph)) {
    if (typesOf(node).some((type) => ofTheHead.test(type))) continue;
    for (const key of [...textFields, ...addressFields])
      for (const value of [node[key] ?? []].flat())
        facts.push(...String(value).split(key === 'streetAddress' ? ', ' : /<[^>]+>/));
  }
  const entities = (text: string) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  return facts.map((fact) => entities(fact).replace(/\s+/g, ' ').trim()).filter(Boolean);
}

test('every page tells search engines and messengers what it is', async ({ page, request }) => {
  for (const { path, index } of pages) {
    const answer = await request.get(path);
    const html = await answer.text();
    const head = await readHead(page, html);
    const soft = (what: string, value: unknown) => expect.soft(value, `${path}: ${what}`);
    // With brotli, as the proxy sends it.
    soft('bytes sent', brotliCompressSync(html).length).toBeLessThan(44 * 1024);
    // Some crawlers stop reading after 32 KB, others sooner.
    const [head32 = ''] = html.split('</head>');
    const last = Math.max(...[...head32.matchAll(/<(?:meta|title|link)\b/g)].map(({ index }) => index));
    soft('end of its meta elements', last).toBeLessThan(8 * 1024);
    const { tag } = languageOf(languageAt(path));
    soft('lang', head.lang).toBe(tag);
    soft('titles', head.titles).toHaveLength(1);
    // An origin with and without a trailing slash is the same address.
    const address = new URL(path, siteUrl).href;
    const canonicals = head.canonicals.map((url) => new URL(url).href);
    soft('canonical', canonicals).toEqual([address]);
    const alternates = index === false ? {} : (languageAddresses(path) ?? {});
    soft('its languages', Object.fromEntries(head.alternates)).toEqual(alternates);
    for (const name of single) soft(name, head.meta[name]?.filter(Boolean)).toHaveLength(1);
    soft('og:url', new URL(head.meta['og:url']?.[0] ?? '').href).toBe(address);
    soft('robots', head.meta.robots ?? []).toEqual(index === false ? ['noindex, follow'] : []);
    const saysNothing = head.links.filter(({ name }) => vague.test(name));
    soft('links that say nothing', saysNothing).toEqual([]);

    soft('blocks of structured data', head.jsonLd).toHaveLength(1);
    const graph = JSON.parse(head.jsonLd[0] ?? '{}');
    soft('its language', head.jsonLd[0]).toContain(`"inLanguage":"${tag}"`);
    const hidden = markedFacts(graph).filter((fact) => !head.text.includes(fact));
    soft('marked up and not shown', hidden).toEqual([]);

    const image = new URL(head.meta['og:image']?.[0] ?? '');
    soft('share picture', image.origin).toBe(siteUrl);
    soft('twitter:image', head.meta['twitter:image']).toEqual([image.href]);
    const picture = await request.get(image.pathname);
    soft('share picture', picture.headers()['content-type']).toBe('image/jpeg');
  }
});

test('robots.txt disallows only the API and names the sitemap of all indexable pages', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const expected = indexedPages().map(({ path }) => new URL(path, siteUrl).href);
  expect(listed.map(([, url = '']) => new URL(url).href)).toEqual(expected);
  expect(xml).toMatch(/hreflang="hi-IN" href="[^"]*\/hi\/holyheaven\/2"/);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});
