import { FONTS } from '@/lib/marks';

/**
 * With `font-display: optional`, a font that misses the first paint waits for the next page. But a new style sheet
 * makes browsers reconsider all fonts, and a late one would then shift the layout.
 */
export function dropLateFonts() {
  const rules = document.querySelector<HTMLStyleElement>(`style[${FONTS}]`)?.sheet;
  if (!rules) return;
  const probe = document.body.appendChild(document.createElement('span'));
  // Every font of ours has it, and it is an em wide but in monospace fonts.
  probe.textContent = '—';
  const widthIn = (fonts: string) => {
    probe.style.cssText = `position:absolute;visibility:hidden;font:99px ${fonts}`;
    return probe.getBoundingClientRect().width;
  };
  // If a font is not drawn, each fallback has its own width.
  const isDrawn = (family: string) => widthIn(`${family},monospace`) === widthIn(`${family},serif`);
  const late = [...document.fonts]
    .filter(({ status, display }) => status !== 'unloaded' && display === 'optional')
    .map(({ family }) => family)
    .filter((family) => !isDrawn(family));
  probe.remove();
  for (let index = rules.cssRules.length - 1; index >= 0; index--) {
    const { style } = rules.cssRules[index] as CSSFontFaceRule;
    if (late.includes(style.getPropertyValue('font-family'))) rules.deleteRule(index);
  }
}
