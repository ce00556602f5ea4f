/** Writes the CycloneDX list of what the site is made of beside the finished site. Runs after each build. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = '.site/current/sbom.cdx.json';
// Installed for the build only, but fonts and a style sheet made from them reach browsers.
const SHIPPED = [
  '@fontsource-variable/archivo',
  '@fontsource-variable/fraunces',
  '@fontsource-variable/jetbrains-mono',
  '@fontsource/tiro-devanagari-sanskrit',
  'tailwindcss',
];

function component(name: string) {
  const { version, license, description } = JSON.parse(
    readFileSync(`node_modules/${name}/package.json`, 'utf8'),
  );
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const licenses = [{ license: { id: license } }];
  return { 'bom-ref': `${name}@${version}`, type: 'library', name, version, description, purl, licenses };
}

const npm = process.env.npm_execpath;
try {
  if (!npm) throw new Error('not run by npm');
  const args = [npm, 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const list = JSON.parse(
    execFileSync(process.execPath, args, {
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString(),
  );
  list.components.push(...SHIPPED.map(component));
  writeFileSync(FILE, `${JSON.stringify(list, undefined, 1)}\n`);
  console.info(`  Components: ${list.components.length} in ${FILE}`);
} catch {
  // npm has the command since 10.2, and Node 20.9 came with 10.1.
  console.warn('  Components: not listed, because this npm has no working `npm sbom`.');
}
