import { build, buildSync } from 'esbuild';

// These load a binary from their own folder, so they cannot be bundled.
const NATIVE = ['libsql', '@node-rs/argon2', 'pg-native'];
// Bundled CommonJS packages call `require`.
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

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

/** Bundles the server, and the command line for its accounts. */
export async function bundleServer(projectDir: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: projectDir,
    entryPoints: { server: 'delivery/hosts/node.ts', accounts: 'lib/accounts/cli/main.ts' },
    outdir: folder,
    chunkNames: 'server-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: NATIVE,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
}
