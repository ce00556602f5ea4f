/** @jest-environment node */
import { withoutFontHints, withUsedFonts } from './font-preloads.ts';
import type { Page, Site } from './page.ts';
import { moveDataOut } from './page-data.ts';
import { addPolicy } from './policy.ts';
import { deferScripts } from './scripts.ts';
import { inlineStyles, styleSheets, withWholeSheet } from './styles.ts';

// What the steps look for, as Next writes it. A build stops where Next writes it in another way.
const html = `<html><head><link rel="stylesheet" href="/_next/a/a.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/turbopack-1.js"/>
<script src="/_next/turbopack-1.js" async=""></script><script src="/_next/b.js" async=""></script></head>
<body><p class="gate">Text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"one"])</script><script>self.__next_f.push([1,"two"])</script></body></html>`;
const page: Page = {
  address: '/a',
  html,
  status: 200,
  headers: {},
  files: {},
  scripts: [],
  fonts: {},
  styleSheet: '',
};
const css = '@font-face{font-family:A;src:url(../media/a.woff2)}.gate{color:red}.nowhere{color:blue}';
const styles = styleSheets(new Map([['/_next/a/a.css', css]]));
const site: Site = { loader: 'go(PAGE_FILES)', styles };
const withLoader = (from: Page) => deferScripts(moveDataOut(from, site), site);
const filesIn = ({ html }: Page) => JSON.parse(/go\((.*)\)<\/script>/.exec(html)?.[1] ?? '');

test('styles: used rules and fonts come with the page, the whole sheet under a name of its own', async () => {
  const finished = await inlineStyles(page, site);
  expect(finished.html).not.toContain('rel="stylesheet"');
  expect(finished.html).toContain('src:url(/_next/media/a.woff2)');
  expect(finished.html).toContain('.gate{color:red}');
  expect(finished.html).not.toContain('.nowhere');
  expect(styles.whole.css).not.toContain('@font-face');
  expect(finished.styleSheet).toBe(styles.whole.address);
});

test('page data and scripts: nothing of them is left, and the loader gets all, data first and runtime last', () => {
  const finished = withLoader(page);
  expect(finished.html).not.toMatch(/__next_f|<script src=|as="script"/);
  const [[data, code] = []] = Object.entries(finished.files);
  expect(filesIn(finished).scripts).toEqual([data, '/_next/b.js', '/_next/turbopack-1.js']);
  expect(data).toMatch(/^\/_site\/[0-9a-f]{32}\.js$/);
  expect(code).toMatch(/^\(self\.__next_f=.*"one".*"two"\]\)$/);
});

test('offline: temple pages, and no others, register the worker in the area of their language', () => {
  const at = (address: string) => {
    const { headers } = addPolicy({ ...page, address }, site);
    const [, workers] = /worker-src ([^;]+)/.exec(headers['content-security-policy'] ?? '') ?? [];
    return [filesIn(withLoader({ ...page, address })).offline, workers];
  };
  expect(at('/holyheaven/1')).toEqual([['/holyheaven', '/under-development'], "'self'"]);
  expect(at('/hi/under-development/1/trip')).toEqual([['/hi/holyheaven', '/hi/under-development'], "'self'"]);
  for (const other of ['/', '/about', '/holyheavens']) expect(at(other)).toEqual([[], "'none'"]);
});

test('styles: all sheets become one, the theme first, and each of their names means that one', () => {
  const styles = styleSheets(
    new Map([
      ['/a.css', '@layer components{.a{color:red}}'],
      ['/b.css', '@layer theme{.b{color:red}}'],
    ]),
  );
  expect(styles.whole.css).toBe('@layer theme{.b{color:red}}@layer components{.a{color:red}}');
  const { address } = styles.whole;
  expect(withWholeSheet('"/a.css" "/b.css"', styles)).toBe(`"${address}" "${address}"`);
});

test('styles: names as the page writes them, states, and what inline styles and scripts may set', async () => {
  const kept =
    ".after\\:content-\\[\\'→\\'\\]:after{color:red}.w-1\\/2{color:red}:focus-visible{color:red}[data-state=open]{color:red}[open] p{color:red}:root{--m:1px}@property --m{inherits:false}";
  const gone = '@layer a{.missing{color:red}}@property --n{}';
  const styles = styleSheets(new Map([['/a.css', `${gone}${kept}:root{--n:1px}`]]));
  const html =
    '<link rel="stylesheet" href="/a.css"><p class="after:content-[&#x27;→&#x27;] w-1/2" data-state="" style="margin:var(--m)">missing</p>';
  expect((await inlineStyles({ ...page, html }, { styles })).html).toContain(
    `<style data-used>@layer a;${kept}:root{}</style>`,
  );
});

const preloads = (...names: string[]) =>
  names.map((name) => `<link rel="preload" href="/m/${name}.woff2" as="font" crossorigin=""/>`).join('');

// e2e/temple-pictures.spec.ts looks at the preloads of finished pages.
test('fonts: where Next lists none, those that the rules name are added; the loader gets those it leaves out', () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url(/m/${name}.woff2)}`;
  const faces = face('temple') + face('hindi');
  const used = '.a{--font-temple:"temple", "temple Fallback"}';
  const link = '<link rel="stylesheet" href="/a.css"/>';
  const { html } = withUsedFonts(link, faces, used);
  expect(html.match(/[\w/]+\.woff2/g)).toEqual(['/m/temple.woff2']);
  expect(withUsedFonts(preloads('hindi'), faces, `${used}.b{--font-hindi:"hindi"}`)).toEqual({
    html: preloads('hindi'),
    fonts: { temple: '/m/temple.woff2' },
  });
});

test('fonts: its data preloads the fonts of the document, and no other', () => {
  const hint = (name: string) => `:HL["/m/${name}.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n`;
  const data = (...names: string[]) => `0:{}\n${names.map(hint).join('')}1:{}\n`;
  const asText = (text: string) => JSON.stringify(text);
  for (const written of [data, (...names: string[]) => asText(data(...names))])
    expect(withoutFontHints(written('temple', 'hindi'), preloads('temple'))).toBe(written('temple'));
});

describe('a step that does not find what it needs stops the build and names itself and the page', () => {
  const without = (part: string | RegExp): Page => ({ ...page, html: page.html.replaceAll(part, '') });

  test.each<[string, () => unknown]>([
    ['page-data: /a: no inline script', () => moveDataOut(without('__next_f'), site)],
    ['scripts: /a: no runtime', () => withLoader(without('turbopack-'))],
    ['scripts: /a: no end', () => withLoader(without('</body>'))],
    ['styles: /a: no link', () => inlineStyles(without(/<link rel="stylesheet"[^>]*>/g), site)],
    ['styles: /a: no style sheet', () => inlineStyles(page, { styles: styleSheets(new Map()) })],
  ])('%s', async (message, step) => {
    await expect(async () => step()).rejects.toThrow(`delivery/steps/${message}`);
  });
});
