/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { canvases } from '@/lib/metadata';

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`);

// Leaves out names that are also tokens (snow, ivory, indigo, maroon) and the system colours of forced-colours mode.
const NAMES = 'black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|gold|navy|teal';
const COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(|(?<!\\w)(?:${NAMES})(?![\\w-])`,
  'g',
);
const read = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

const globals = 'app/globals.css';
const styleSheets = [...filesOf('app', /\.css$/), ...filesOf('components', /\.css$/)];

test('one style sheet is global; the others are modules beside their components', () => {
  expect(styleSheets.filter((file) => !/^components\/.+\.module\.css$/.test(file))).toEqual([globals]);
});

test('colours are named only in tokens', () => {
  // A token is a custom property of the global style sheet.
  const tokensGone = read(globals).replace(/^\s*--[\w-]+:[^;]*;/gm, '');
  const others = [
    ...styleSheets.filter((file) => file !== globals),
    ...filesOf('components', /\.tsx?$/),
    ...filesOf('app', /\.tsx?$/),
  ];
  const found = [[globals, tokensGone], ...others.map((file) => [file, read(file)])].flatMap(
    ([file = '', text = '']) => (text.match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
  );
  expect(found).toEqual([]);
});

test('languages differ only in content: no code checks which one a page is in', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) => filesOf(folder, /\.tsx?$/));
  expect(files.filter((file) => /[!=]== '(?:en|hi)'/.test(read(file)))).toEqual([]);
});

/** The relative luminance of a colour such as `#4a121c`. */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two colours. */
function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The tokens set by rules with this selector. */
function tokens(selector: string): Record<string, string> {
  const css = read(globals).split(`${selector} {`).slice(1).join('');
  const body = css.slice(0, css.indexOf('}'));
  const found = Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const whole = (value = '') => value.replace(/#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const resolve = (value = ''): string => {
    const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return name ? resolve(found[name] ?? tokens('[data-theme="dusk"]')[name]) : whole(value);
  };
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, resolve(value)]));
}

describe.each([
  '[data-theme="dusk"]',
  '[data-theme="paper"]',
  '[data-theme="first-light"]',
  ':is(:root, [data-theme])',
])('text in %s', (selector) => {
  const of = tokens(selector);
  const surfaces = ['--canvas', '--surface'];
  test.each(['--ink', '--muted', '--accent-text', '--danger', '--success'].filter((name) => name in of))(
    '%s is at least 7 : 1',
    (name) => {
      for (const surface of surfaces)
        expect(contrast(of[name] ?? '', of[surface] ?? '')).toBeGreaterThanOrEqual(7);
    },
  );
});

test('the theme colour sent to browsers is each theme’s canvas', () => {
  for (const [theme, canvas] of Object.entries(canvases))
    expect(tokens(`[data-theme="${theme}"]`)['--canvas']).toBe(canvas);
});

test('in print, text on the accent is legible with and without backgrounds', () => {
  const of = tokens(':is(:root, [data-theme])');
  for (const ground of ['--accent', '--canvas'])
    expect(contrast(of['--on-accent'] ?? '', of[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of['--accent'] ?? '', of['--canvas'] ?? '')).toBeGreaterThanOrEqual(4.5);
});
