/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder may import from itself and from those after it. */
const folders = ['app', 'components', 'lib', 'content'];

/** Whether a file may import this. Any file may import packages, except the one reserved for components/motion. */
function isAllowed(file: string, name: string): boolean {
  if (name.startsWith('framer-motion')) return file.startsWith('components/motion/');
  if (!/^(@\/|\.)/.test(name)) return true;
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name);
  const [own, target] = [file, path].map((each) => folders.indexOf(each.split('/', 1)[0] ?? ''));
  return Number(target) >= Number(own);
}

test.each(folders)('imports of %s flow one way', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test[.-]/.test(name))
    .map((name) => join(folder, name));
  expect(files.length).toBeGreaterThan(10);
  const upwards = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?\(?'([^']+)'/g)]
      .filter(([, name = '']) => !isAllowed(file, name))
      .map(([, name]) => `${file} imports ${name}`),
  );
  expect(upwards).toEqual([]);
});
