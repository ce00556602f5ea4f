/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from './outputs.ts';
import { replaceServerError } from './server-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'server-error-'));
const own = { pathname: '/server-error', fallback: { filePath: join(folder, 'own.html') } };
const nexts = { pathname: '/500', filePath: join(folder, '500.html') };
const outputs = (prerenders: object[], staticFiles: object[]) =>
  ({ outputs: { prerenders, staticFiles } }) as unknown as Build;

test("the site's page stands in for Next's", async () => {
  writeFileSync(own.fallback.filePath, 'ours');
  writeFileSync(nexts.filePath, 'theirs');
  await replaceServerError(outputs([own], [nexts]));
  expect(readFileSync(nexts.filePath, 'utf8')).toBe('ours');
});

test('a build without one of them stops', async () => {
  await expect(replaceServerError(outputs([own], []))).rejects.toThrow('no /500');
  await expect(replaceServerError(outputs([], [nexts]))).rejects.toThrow('no /server-error');
});
