/** @jest-environment node */
import { withoutFontHints, withoutIdleFonts } from './font-preloads.ts';

const faces =
  '@font-face{font-family:temple;src:url(/m/temple.woff2)format("woff2")}@font-face{font-family:hindi;src:url(/m/hindi.woff2)}';
const page = (...names: string[]) =>
  names.map((name) => `<link rel="preload" href="/m/${name}.woff2" as="font" crossorigin=""/>`).join('');

test('a page preloads the fonts that its rules name, and no other', () => {
  const used = '.a{--font-temple:"temple", "temple Fallback"}';
  expect(withoutIdleFonts(page('temple', 'hindi'), faces, used)).toBe(page('temple'));
  expect(withoutIdleFonts(page('temple', 'hindi'), faces, '.a{color:red}')).toBe(page());
});

test('its data preloads the fonts of the document, and no other', () => {
  const hint = (name: string) => `:HL["/m/${name}.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n`;
  const data = (...names: string[]) => `0:{}\n${names.map(hint).join('')}1:{}\n`;
  const asText = (text: string) => JSON.stringify(text);
  for (const written of [data, (...names: string[]) => asText(data(...names))])
    expect(withoutFontHints(written('temple', 'hindi'), page('temple'))).toBe(written('temple'));
});
