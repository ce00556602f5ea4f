/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { drawings } from './files';

const made = [...drawings()];
/** Drawn for one place each, not from the mesh. */
const byHand = [
  'community-safety.svg',
  'gains.svg',
  'hills.svg',
  'layers-low.svg',
  'layers.svg',
  'layup.svg',
  'map-sheet.svg',
  'stem-education.svg',
  'tile.svg',
  'veteran-support.svg',
];

test('public/drawings holds these files and no others', () => {
  expect(readdirSync('public/drawings').sort()).toEqual([...byHand, ...made.map(([name]) => name)].sort());
});

test.each(made)('%s is up to date (else run npm run drawings) and small', (name, file) => {
  expect(readFileSync(`public/drawings/${name}`, 'utf8') === file).toBe(true);
  expect(gzipSync(file).length).toBeLessThan(15_000);
});
