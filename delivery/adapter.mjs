/**
 * The build adapter that next.config.mjs names: runs at the end of `next build` and hands over to build.ts.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'delivery',
  async onBuildComplete(build) {
    // Next loads this file with every command, and itself reads no TypeScript.
    const { tsImport } = await import('tsx/esm/api');
    const { finish } = await tsImport('./build.ts', import.meta.url);
    await finish(build);
  },
};
