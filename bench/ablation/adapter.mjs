/**
 * A build adapter that makes one finished site with all steps of delivery, and one without each: bench/ablation/main.mts
 * names it to `next build`.
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
