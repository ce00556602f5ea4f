import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run';
import { root, work } from '../settings';
import type { PageContent } from './page-content';

/** Builds reference (b) in a scratch folder and returns the folder. */
export async function buildReferenceNext(pages: readonly PageContent[]): Promise<string> {
  const folder = join(work, 'next');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'bench/reference-next'), folder, { recursive: true });
  await rm(join(folder, 'build.ts'));
  await cp(join(root, 'lib/fonts/archivo.woff2'), join(folder, 'fonts/archivo.woff2'));
  await cp(join(root, 'public/pictures'), join(folder, 'public/pictures'), { recursive: true });
  await writeFile(join(folder, 'content.json'), JSON.stringify(pages));
  await run('npx', ['next', 'build'], { cwd: folder });
  return folder;
}
