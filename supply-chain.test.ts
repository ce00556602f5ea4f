/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface Package {
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readLock = (file: string): [string, Package][] =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages as Record<string, Package>).slice(1);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const packages = readLock('package-lock.json');

// A package that runs code when it is installed needs a reason. None of these needs to: `npm ci --ignore-scripts` works.
const INSTALL_SCRIPTS: Record<string, string> = {
  '@parcel/watcher': 'compiles where there is no prebuilt binary; Jest watches files with it',
  esbuild: 'replaces its launcher by the binary, which also works without',
  'unrs-resolver': 'checks that its binary is there; Jest finds modules with it',
  workerd: 'checks that its binary is there; deploy/edge tests the worker with it',
};

// For packages that are not for development alone. sharp is optional for Next, and we use it in the build only.
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1'];
const NOT_SHIPPED = /^(sharp|@img\/.*)$/;
const SHIPPED_FROM_DEVELOPMENT = /^(@fontsource(-variable)?\/.*|tailwindcss)$/;

test('only packages named with a reason have an install script', () => {
  const all = [...packages, ...readLock('deploy/edge/package-lock.json')];
  const found = all.filter(([, each]) => each.hasInstallScript).map(([path]) => nameOf(path));
  expect([...new Set(found)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
});

// Binaries for other systems have the licence of the package that asks for them.
const shipped = packages
  .map(([path, each]): [string, Package] => [nameOf(path), each])
  .filter(([name, { dev, os }]) => (!dev && !os) || SHIPPED_FROM_DEVELOPMENT.test(name))
  .filter(([name]) => !NOT_SHIPPED.test(name));

test('the licence of everything that reaches a browser or the image is allowed', () => {
  const others = packages
    .filter(([, { dev, os }]) => !dev && os)
    .map(([path, each]): [string, Package] => [nameOf(path), each]);
  const all = [...shipped, ...others.filter(([name]) => !NOT_SHIPPED.test(name))];
  expect(all.filter(([, { license }]) => !ALLOWED.includes(license ?? ''))).toEqual([]);
});

test('docs/licences.md lists each of them', () => {
  const rows = new Set(shipped.map(([name, { license }]) => `| \`${name}\` | ${license} |`));
  const listed = readFileSync('docs/licences.md', 'utf8').match(/^\| `.*$/gm);
  expect(listed).toEqual([...rows].sort());
});

test('what stays at home is not copied into the image', () => {
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    const found = packages.find(([path]) => path === `node_modules/${name}`)?.[1];
    for (const each of Object.keys({ ...found?.dependencies, ...found?.optionalDependencies })) visit(each);
  };
  // The packages that deploy/container/assemble.mts copies.
  const [, list = ''] =
    /^const NATIVE = \[(.*)\];$/m.exec(readFileSync('deploy/container/assemble.mts', 'utf8')) ?? [];
  for (const name of list.replaceAll("'", '').split(', ')) visit(name);
  expect(reached).toContain('libsql');
  expect([...reached].filter((name) => NOT_SHIPPED.test(name))).toEqual([]);
});
