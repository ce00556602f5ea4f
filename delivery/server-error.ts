import { copyFile } from 'node:fs/promises';
import { type Build, SERVER_ERROR } from './outputs.ts';

/**
 * Puts the site's page for a failing server in the place of Next's own, which has no language, frame or words of ours
 * and no file in `app`. Next's server sends it; no host of ours does.
 * @throws if Next built either of them somewhere else.
 */
export async function replaceServerError({ outputs }: Pick<Build, 'outputs'>): Promise<void> {
  const own = outputs.prerenders.find(({ pathname }) => pathname === SERVER_ERROR)?.fallback?.filePath;
  const nexts = outputs.staticFiles.find(({ pathname }) => pathname === '/500')?.filePath;
  if (!own || !nexts)
    throw new Error(`delivery/server-error.ts: no ${own ? '/500' : SERVER_ERROR} in the build`);
  await copyFile(own, nexts);
}
