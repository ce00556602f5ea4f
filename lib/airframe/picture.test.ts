/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { partPictures } from './part-pictures';
import { pictureFile } from './picture';

const files = Object.entries(partPictures).map(([part, picture]) => [part, pictureFile(picture)] as const);

test.each(files)('%s: something is orange, and the file is small', (_, file) => {
  expect(file).toContain('stroke="#f3a45c"');
  expect(brotliCompressSync(file).length).toBeLessThan(7000);
});

test('no two pictures are alike, and only the whole aircraft is orange all over', () => {
  expect(new Set(files.map(([, file]) => file)).size).toBe(files.length);
  const plain = files.filter(([, file]) => !file.includes('stroke="#eef1f7"'));
  expect(plain.map(([part]) => part)).toEqual(['whole']);
});
