/** @jest-environment node */
import { addPolicy } from './policy.ts';
import { deferScripts } from './scripts.ts';
import { inlineStyles } from './styles.ts';

// What the steps look for, as Next writes it. If Next changes it, a step stops the build.
const html = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a/a.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/turbopack-1.js"/>
<script src="/_next/turbopack-1.js" async=""></script><script src="/_next/b.js" async=""></script><title>A</title></head>
<body><p class="gate">Text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"one"])</script><script>self.__next_f.push([1,"two"])</script></body></html>`;
const page = { address: '/a', html, styles: [], fonts: [] };
const css = '@font-face{font-family:A;src:url(../media/a.woff2)}.gate{font-family:A}.nowhere{color:blue}';
const sheet = (text: string) => new Map([['/_next/a/a.css', text]]);
const without = (part: string | RegExp) => ({ ...page, html: page.html.replaceAll(part, '') });

test('styles: used rules and fonts end the head', async () => {
  const finished = await inlineStyles(page, sheet(css));
  expect(finished.html).not.toContain('rel="stylesheet"');
  expect(finished.html).toMatch(
    /<title>A<\/title><style data-used>@font-face.*\.gate\{font-family:A\}<\/style><\/head>/,
  );
  expect(finished.html).toContain('src:url(/_next/media/a.woff2)');
  expect(finished.html).not.toContain('.nowhere');
  expect(finished.styles).toEqual(['/_next/a/a.css']);
});

test('styles: escaped names, states, and what inline styles and scripts may set are kept', async () => {
  const kept =
    ".after\\:content-\\[\\'→\\'\\]:after{color:red}.w-1\\/2{color:red}:focus-visible{color:red}[data-state=open]{color:red}[data-pending] p{color:red}[open] p{color:red}:root{--m:1px}@property --m{inherits:false}";
  const gone = '@layer a{.missing{color:red}}@layer b,c;@layer d{.missing{color:red}}@property --n{}';
  const body =
    '<p class="after:content-[&#x27;→&#x27;] w-1/2" data-state="" style="margin:var(--m)">missing</p></head>';
  const link = '<link rel="stylesheet" href="/_next/a/a.css">';
  const finished = await inlineStyles({ ...page, html: link + body }, sheet(`${gone}${kept}:root{--n:1px}`));
  expect(finished.html).toContain(`<style data-used>@layer a,b,c,d;@layer b,c;${kept}:root{}</style>`);
});

test('styles: fonts that the rules name are inlined and preloaded, except those used far down the page', async () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url(/m/${name}.woff2)}`;
  const local = '@font-face{font-family:"Wide Arial";src:local("Arial")}';
  const faces = face('temple') + local + face('sanskrit') + face('hindi');
  const used = '.gate{--x:"temple", "Wide Arial";--y:"sanskrit";font-family:var(--x),var(--y)}';
  const { html, fonts } = await inlineStyles(page, sheet(faces + used));
  expect(html.match(/rel="preload" href="[^"]+" as="font"/g)).toEqual([
    'rel="preload" href="/m/temple.woff2" as="font"',
  ]);
  expect(html).toContain(`<style data-used>${face('temple')}${local}${face('sanskrit')}.gate`);
  expect(fonts).toEqual(['/m/temple.woff2', '/m/sanskrit.woff2']);
});

test('scripts: the loader gets all files, the page data first and the runtime last', () => {
  const { html, scripts, data } = deferScripts(page);
  expect(html).not.toMatch(/<script src=|as="script"/);
  expect(html).toContain('<html data-painting="" lang="en">');
  expect(scripts).toEqual([data.address, '/_next/b.js', '/_next/turbopack-1.js']);
  expect(data.code).toMatch(/__next_f=.*\[0\].*"one".*"two"/);
  expect(html).toContain(`${JSON.stringify(scripts)}`);
  expect(html).not.toContain('__next_f');
});

test('policy: comes first in the head, and lets only temple pages register the worker', () => {
  const at = (address: string) => /worker-src ([^;]+)/.exec(addPolicy({ ...page, address }).html)?.[1];
  expect(['/holyheaven/1', '/hi/under-development/1/trip'].map(at)).toEqual(["'self'", "'self'"]);
  expect(['/', '/about', '/holyheavens'].map(at)).toEqual(["'none'", "'none'", "'none'"]);
  expect(addPolicy(page).html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security/);
});

test.each<[string, () => unknown]>([
  ['scripts: /a: no inline script', () => deferScripts(without('__next_f'))],
  ['scripts: /a: no runtime', () => deferScripts(without('turbopack-'))],
  ['scripts: /a: no html or body', () => deferScripts(without('</body>'))],
  ['policy: /a: no head', () => addPolicy(without('<head>'))],
  ['styles: /a: no link', () => inlineStyles(without(/<link rel="stylesheet"[^>]*>/g), sheet(css))],
  ['styles: /a: no style sheet of the build', () => inlineStyles(page, new Map())],
])('a step that does not find what it needs stops the build: %s', async (message, step) => {
  await expect(async () => step()).rejects.toThrow(`delivery/steps/${message}`);
});
