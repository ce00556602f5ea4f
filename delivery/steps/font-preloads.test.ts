/** @jest-environment node */
import { withoutFontHints, withoutIdleFonts } from './font-preloads.ts';

const faces =
  '@font-face{font-family:temple;src:url(/m/temple.woff2)format("woff2")}@font-face{font-family:hindi;src:url(/m/hindi.woff2)}';
const preload = (name: string) => `<link rel="preload" href="/m/${name}.woff2" as="font" crossorigin=""/>`;
const hint = (name: string) =>
  String.raw`:HL[\"/m/${name}.woff2\",\"font\",{\"crossOrigin\":\"\",\"type\":\"font/woff2\"}]\n`;
const page = (...names: string[]) =>
  `<head>${names.map(preload).join('')}</head><script>${names.map(hint).join('')}0:{}</script>`;

test('a page preloads the fonts that its rules name, and no other', () => {
  const used = '.a{--font-temple:"temple", "temple Fallback"}';
  expect(withoutIdleFonts(page('temple', 'hindi'), faces, used)).toBe(page('temple'));
  expect(withoutIdleFonts(page('temple', 'hindi'), faces, '.a{color:red}')).toBe(page());
});

test('the data for a navigation preloads the fonts of the document, and no other', () => {
  const hint = (address: string) => `:HL["${address}","font",{"crossOrigin":"","type":"font/woff2"}]\n`;
  const html = '<link rel="preload" href="/temple.woff2" as="font"/>';
  expect(withoutFontHints(`0:{}\n${hint('/temple.woff2')}${hint('/mono.woff2')}1:{}\n`, html)).toBe(
    `0:{}\n${hint('/temple.woff2')}1:{}\n`,
  );
});
