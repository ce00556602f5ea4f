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
    const { replaceServerError } = await tsImport('./server-error.ts', import.meta.url);
    await replaceServerError(build);
    await finish(build);
  },
};
