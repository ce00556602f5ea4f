import type { Page, Site } from './page.ts';
import { moveDataOut } from './page-data.ts';
import { addPolicy } from './policy.ts';
import { deferScripts } from './scripts.ts';
import { inlineStyles } from './styles.ts';
import { takeStatus } from './temples.ts';

/** Takes a document as Next built it through all steps, in order. */
export async function finishPage(
  { address, html, status, headers }: Pick<Page, 'address' | 'html' | 'status' | 'headers'>,
  site: Site,
): Promise<Page> {
  const built: Page = { address, html, status, headers, files: {}, scripts: [], fonts: {}, styleSheet: '' };
  const styled = await inlineStyles(takeStatus(built, site), site);
  return [moveDataOut, deferScripts, addPolicy].reduce((page, step) => step(page, site), styled);
}
