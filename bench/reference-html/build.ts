import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageContent } from '../reference-next/page-content';
import { work } from '../settings';
import { handWrittenPage } from './page';

/** Writes reference (a), one page for each page of the site, and returns its folder. */
export async function buildReferenceHtml(pages: readonly PageContent[]): Promise<string> {
  const folder = join(work, 'html');
  await rm(folder, { recursive: true, force: true });
  for (const page of pages) {
    await mkdir(join(folder, page.path), { recursive: true });
    await writeFile(join(folder, page.path, 'index.html'), handWrittenPage(page));
  }
  return folder;
}
