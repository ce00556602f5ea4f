import { buildSync } from 'esbuild';

/**
 * Bundles a script of `browser/` into one line. Names in capitals, such as `PAGE_FILES` in the loader, stand for what
 * the build puts in their place.
 */
export function bundleInline(projectDir: string, name: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: projectDir,
    entryPoints: [`delivery/browser/${name}.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
