import { copyFile } from 'node:fs/promises';

/**
 * Puts the site's page for a failing server in the place of Next's own, which has no language, frame or words of ours
 * and no file in `app`. Next's server sends it; no host of ours does.
 * @param {Parameters<NonNullable<import('next').NextAdapter['onBuildComplete']>>[0]} build
 */
async function replaceServerError({ outputs }) {
  const own = outputs.prerenders.find(({ pathname }) => pathname === '/server-error')?.fallback?.filePath;
  const nexts = outputs.staticFiles.find(({ pathname }) => pathname === '/500')?.filePath;
  if (!own || !nexts)
    throw new Error(`delivery/adapter.mjs: no ${own ? '/500' : '/server-error'} in the build`);
  await copyFile(own, nexts);
}

/**
 * The build adapter named in next.config.mjs. Next calls it at the end of `next build`.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'delivery',
  async onBuildComplete(build) {
    // Next loads this file for every command and cannot read TypeScript itself.
    const { tsImport } = await import('tsx/esm/api');
    const { finish } = await tsImport('./build.ts', import.meta.url);
    await replaceServerError(build);
    await finish(build);
  },
};
