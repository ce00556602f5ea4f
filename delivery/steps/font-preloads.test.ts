/** @jest-environment node */
import { withoutIdleFonts } from './font-preloads.ts';

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
