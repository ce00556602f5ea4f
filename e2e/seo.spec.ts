import { brotliCompressSync } from 'node:zlib';
import { languageAt, languageOf } from '@/content/languages';
import { languageAddresses } from '@/lib/metadata';
import { indexedPages, pages } from '@/lib/pages';
import { nodesIn, readHead, typesOf } from './read-head';
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
// A page's title and description are in its head, and identifiers are for machines.
const ofTheHead = /Page$|^WebSite$|^PropertyValue$/;

/** The sentences and figures that a graph states about its subjects: the page must show each of them. */
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

const skipped = (levels: number[]) => levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);

test('every page tells search engines and messengers what it is', async ({ page, request }) => {
  for (const { path, index } of pages) {
    const answer = await request.get(path);
    const html = await answer.text();
    const head = await readHead(page, html);
    const is = (what: string) => `${path}: ${what}`;
    // With brotli, as the proxy sends it.
    expect.soft(brotliCompressSync(html).length, is('bytes sent')).toBeLessThan(44 * 1024);
    // Some readers stop after 32 KB, others sooner.
    const [head32 = ''] = html.split('</head>');
    const last = Math.max(...[...head32.matchAll(/<(?:meta|title|link)\b/g)].map(({ index }) => index));
    expect.soft(last, is('end of its meta elements')).toBeLessThan(8 * 1024);
    expect.soft(head.lang, is('lang')).toBe(languageOf(languageAt(path)).tag);
    expect.soft(head.titles, is('titles')).toHaveLength(1);
    // An origin is the same address with and without its slash.
    const address = new URL(path, siteUrl).href;
    expect
      .soft(
        head.canonicals.map((url) => new URL(url).href),
        is('canonical'),
      )
      .toEqual([address]);
    const alternates = index === false ? {} : (languageAddresses(path) ?? {});
    expect.soft(Object.fromEntries(head.alternates), is('its languages')).toEqual(alternates);
    for (const name of single) expect.soft(head.meta[name]?.filter(Boolean), is(name)).toHaveLength(1);
    expect.soft(new URL(head.meta['og:url']?.[0] ?? '').href, is('og:url')).toBe(address);
    expect.soft(head.meta.robots ?? [], is('robots')).toEqual(index === false ? ['noindex, follow'] : []);
    const levels = head.headings.map(({ level }) => level);
    expect.soft(levels[0], is('first heading')).toBe(1);
    expect.soft(skipped(levels), is('levels of headings that skip one')).toEqual([]);
    expect
      .soft(
        head.headings.filter(({ text }) => !text),
        is('empty headings'),
      )
      .toEqual([]);
    expect
      .soft(
        head.links.filter(({ name }) => vague.test(name)),
        is('links that say nothing'),
      )
      .toEqual([]);

    expect.soft(head.jsonLd, is('blocks of structured data')).toHaveLength(1);
    const graph = JSON.parse(head.jsonLd[0] ?? '{}');
    expect
      .soft(head.jsonLd[0], is('its language'))
      .toContain(`"inLanguage":"${languageOf(languageAt(path)).tag}"`);
    const hidden = markedFacts(graph).filter((fact) => !head.text.includes(fact));
    expect.soft(hidden, is('marked up and not shown')).toEqual([]);

    const image = new URL(head.meta['og:image']?.[0] ?? '');
    expect.soft(image.origin, is('share picture')).toBe(siteUrl);
    expect.soft(head.meta['twitter:image'], is('twitter:image')).toEqual([image.href]);
    const picture = await request.get(image.pathname);
    expect.soft(picture.headers()['content-type'], is('share picture')).toBe('image/jpeg');
  }
});

test('the sitemap holds exactly the pages that may be listed', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const expected = indexedPages().map(({ path }) => new URL(path, siteUrl).href);
  expect(listed.map(([, url = '']) => new URL(url).href)).toEqual(expected);
  expect(xml).toMatch(/hreflang="hi-IN" href="[^"]*\/hi\/holyheaven\/2"/);
});

test('robots.txt names the sitemap and keeps robots out of the API', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});
