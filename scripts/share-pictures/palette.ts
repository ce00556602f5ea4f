import { readFileSync } from 'node:fs';

const css = readFileSync('app/globals.css', 'utf8');

/** A theme's colour, for drawing into files. */
export function colourOf(theme: 'dusk' | 'paper' | 'first-light', name: string): string {
  const [, rules = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  const [, colour] = new RegExp(`--${name}: (#\\w+);`).exec(rules) ?? [];
  if (!colour) throw new Error(`app/globals.css has no --${name} in ${theme}`);
  return colour;
}
