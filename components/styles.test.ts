/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`);

// No names that are tokens as well (snow, ivory, indigo, maroon), and none of the system colours of forced colours.
const NAMES = 'black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|gold|navy|teal';
const COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(|(?<!\\w)(?:${NAMES})(?!\\w)`,
  'g',
);
const read = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

const globals = 'app/globals.css';
const styleSheets = [...filesOf('app', /\.css$/), ...filesOf('components', /\.css$/)];

test('one style sheet is global; the others are modules beside the component that they dress', () => {
  expect(styleSheets.filter((file) => !/^components\/.+\.module\.css$/.test(file))).toEqual([globals]);
});

test('the global style sheet stays short', () => {
  expect(readFileSync(globals, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(200);
});

test('the pattern finds a colour in each way of writing one', () => {
  const written = [
    '#fff',
    'text-[#0a0d16]',
    'rgb(0 0 0 / 25%)',
    'oklch(0.5 0 0)',
    'solid white',
    'bg-red-500',
  ];
  expect(written.filter((text) => text.match(COLOUR))).toEqual(written);
  expect(
    '#main transparent currentColor color-mix(in srgb, var(--snow)) whitespace'.match(COLOUR),
  ).toBeNull();
});

test('only tokens name colours', () => {
  // A token is a custom property of the global style sheet.
  const tokensGone = read(globals).replace(/^\s*--[\w-]+:[^;]*;/gm, '');
  const others = [...styleSheets.filter((file) => file !== globals), ...filesOf('components', /\.tsx?$/)];
  const found = [[globals, tokensGone], ...others.map((file) => [file, read(file)])].flatMap(
    ([file = '', text = '']) => (text.match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
  );
  expect(found).toEqual([]);
});
