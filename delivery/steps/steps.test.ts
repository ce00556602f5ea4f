/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATUSES, TODAY } from '../marks.ts';
import type { Page, Site } from './page.ts';
import { moveDataOut } from './page-data.ts';
import { addPolicy } from './policy.ts';
import { deferScripts } from './scripts.ts';
import { inlineStyles, styleSheets, withWholeSheet } from './styles.ts';
import { tellToday } from './temples.ts';

/** Reads a page as `next build` wrote it. */
function savedPage(name: 'temple-not-found' | 'forgot-password'): Page {
  const html = readFileSync(join('delivery/steps/saved', `${name}.html`), 'utf8');
  return { address: `/${name}`, html, status: 200, headers: {}, files: {}, scripts: [], styleSheet: '' };
}

const linked = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);

const siteOf = (page: Page): Site => ({
  loader: 'go(PAGE_FILES)',
  today: 'tell()',
  statuses: 'tellAll()',
  styles: styleSheets(
    new Map(
      linked(page.html).map((address) => [
        address,
        '@font-face{font-family:A;src:url(../media/a.woff2)}.gate{color:red}.nowhere{color:blue}',
      ]),
    ),
  ),
});

const withLoader = (page: Page) => {
  const site = siteOf(page);
  return deferScripts(moveDataOut(page, site), site);
};

describe.each(['temple-not-found', 'forgot-password'] as const)('on the saved page %s', (name) => {
  const page = savedPage(name);
  const site = siteOf(page);

  test('styles: used rules and fonts come with the page, the whole sheet under a name of its own', async () => {
    const { styles } = site;
    const finished = await inlineStyles(page, site);
    expect(linked(finished.html)).toEqual([]);
    expect(finished.html).toContain('src:url(/_next/static/media/a.woff2)');
    expect(finished.html.includes('.gate{color:red}')).toBe(name === 'temple-not-found');
    expect(finished.html).not.toContain('.nowhere');
    expect(styles.whole.css).not.toContain('@font-face');
    expect(finished.styleSheet).toBe(styles.whole.address);
    expect(withWholeSheet(page.html, styles)).toContain(`href="${finished.styleSheet}"`);
  });

  test('page data: nothing of it is left, and the file holds all of it in order', () => {
    const { html, scripts, files } = moveDataOut(page, site);
    expect(html).not.toContain('__next_f');
    const pieces = [...page.html.matchAll(/self\.__next_f\.push\(\[1,"/g)];
    expect(pieces.length).toBeGreaterThan(0);
    expect(files[scripts[0] ?? '']?.match(/self\.__next_f\.push\(\[1,"/g)).toHaveLength(pieces.length);
  });

  test('scripts: the loader gets all of them, the data first and the runtime last', () => {
    const { html } = withLoader(page);
    expect(html).not.toMatch(/<script src="[^"]+" async/);
    expect(html).not.toContain('as="script"');
    const files = JSON.parse(/go\((.*)\)<\/script>/.exec(html)?.[1] ?? '');
    expect(files.scripts[0]).toMatch(/^\/_site\/[0-9a-f]{32}\.js$/);
    expect(files.scripts.at(-1)).toContain('/turbopack-');
    expect(files.scripts.length).toBe((page.html.match(/<script src="[^"]+" async/g)?.length ?? 0) + 1);
  });

  test('offline: temple pages, and no others, register the worker in the area of their language', () => {
    const at = (address: string) => {
      const { html } = withLoader({ ...page, address });
      const { headers } = addPolicy({ ...page, address }, site);
      const [, workers] = /worker-src ([^;]+)/.exec(headers['content-security-policy'] ?? '') ?? [];
      return [JSON.parse(/go\((.*)\)<\/script>/.exec(html)?.[1] ?? '').offline, workers];
    };
    expect(at('/holyheaven/1')).toEqual([['/holyheaven', '/under-development'], "'self'"]);
    expect(at('/hi/under-development/1/trip')).toEqual([
      ['/hi/holyheaven', '/hi/under-development'],
      "'self'",
    ]);
    for (const other of ['/', '/about', '/holyheavens']) expect(at(other)).toEqual([[], "'none'"]);
  });
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
    ".after\\:content-\\[\\'→\\'\\]:after{color:red}.w-1\\/2{color:red}:focus-visible{color:red}[data-state=open]{color:red}[open] p{color:red}:root{--m:1px}";
  const styles = styleSheets(new Map([['/a.css', `@layer a{.missing{color:red}}${kept}:root{--n:1px}`]]));
  const html =
    '<link rel="stylesheet" href="/a.css"><p class="after:content-[&#x27;→&#x27;] w-1/2" data-state="" style="margin:var(--m)">missing</p>';
  const page = { ...savedPage('forgot-password'), html };
  expect((await inlineStyles(page, { styles })).html).toContain(
    `<style data-used>@layer a;${kept}:root{}</style>`,
  );
});

test('today: the script follows the data, and the policy names it; other pages have none', () => {
  const other = savedPage('forgot-password');
  const site = siteOf(other);
  expect(tellToday(other, site)).toBe(other);
  const data = `<script type="application/json" ${TODAY}="">{}</script>`;
  const told = tellToday({ ...other, html: `<main>${data}<p>Rest</p></main>` }, site);
  expect(told.html).toBe(`<main>${data}<script>tell()</script><p>Rest</p></main>`);
  expect(addPolicy(told, site).headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(() => tellToday({ ...other, html: data + data }, site)).toThrow('delivery/steps/temples');
  const list = `<script type="application/json" ${STATUSES}="">[]</script>`;
  expect(tellToday({ ...other, html: list + data }, site).html).toBe(
    `${list}<script>tellAll()</script>${data}<script>tell()</script>`,
  );
  expect(() => tellToday({ ...other, html: list + list }, site)).toThrow(STATUSES);
});

describe('a step that does not find what it needs stops the build and names itself and the page', () => {
  const page = savedPage('forgot-password');
  const site = siteOf(page);
  const without = (part: string | RegExp): Page => ({ ...page, html: page.html.replaceAll(part, '') });

  test.each<[string, () => unknown]>([
    ['page-data: /forgot-password: no inline script', () => moveDataOut(without('__next_f'), site)],
    ['scripts: /forgot-password: no runtime', () => withLoader(without('turbopack-'))],
    ['scripts: /forgot-password: no end', () => withLoader(without('</body>'))],
  ])('%s', (message, step) => {
    expect(step).toThrow(`delivery/steps/${message}`);
  });

  test.each([
    ['no link', without(/<link rel="stylesheet"[^>]*>/g), site],
    ['no style sheet', page, { styles: styleSheets(new Map()) }],
  ])('styles: %s', async (message, given, from) => {
    await expect(inlineStyles(given, from)).rejects.toThrow(
      `delivery/steps/styles: /forgot-password: ${message}`,
    );
  });
});
