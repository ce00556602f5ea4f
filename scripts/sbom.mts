/** Writes the CycloneDX list of what the site is made of beside the finished site. Runs after each build. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = '.site/current/sbom.cdx.json';
// Installed for the build only, but fonts and a style sheet made from them reach browsers.
const SHIPPED = /^(@fontsource(-variable)?\/.*|tailwindcss)$/;

interface CycloneDx {
  metadata: { component: { 'bom-ref': string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** `name@version` of every package of the lock file that is not for development alone. `npm sbom --omit dev` forgets some. */
function shippedPackages(): Set<string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const all = Object.entries(packages as Record<string, { version: string; dev?: boolean }>);
  const named = all.map(([path, each]) => ({ ...each, name: path.replace(/^.*node_modules\//, '') }));
  return new Set(
    named
      .filter(({ dev, name }) => !dev || SHIPPED.test(name))
      .map(({ name, version }) => `${name}@${version}`),
  );
}

function list(npm: string): CycloneDx {
  const args = [npm, 'sbom', '--sbom-format', 'cyclonedx'];
  const options = { maxBuffer: 2 ** 26 };
  return JSON.parse(
    execFileSync(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
  );
}

try {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('not run by npm');
  const whole = list(npm);
  const shipped = shippedPackages();
  const components = whole.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
  const kept = new Set([whole.metadata.component, ...components].map((each) => each['bom-ref']));
  const dependencies = whole.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
  writeFileSync(FILE, `${JSON.stringify({ ...whole, components, dependencies }, undefined, 1)}\n`);
  console.info(`  Components: ${components.length} in ${FILE}`);
} catch {
  console.warn('  Components: not listed, because this npm has no working `npm sbom`.');
}
