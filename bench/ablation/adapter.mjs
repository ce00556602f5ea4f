/**
 * A build adapter that makes one finished site with all delivery steps, and one more without each of them.
 * bench/ablation/main.mts passes it to `next build`.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'ablation',
  async onBuildComplete(build) {
    const { tsImport } = await import('tsx/esm/api');
    const { finishVariants } = await tsImport('./variants.ts', import.meta.url);
    await finishVariants(build);
  },
};
