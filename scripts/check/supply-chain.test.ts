/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface Package {
  version: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  resolved?: string;
}

const folders = ['.', 'deploy/edge'];
const parse = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const locks = folders.map((folder) =>
  Object.entries(parse(`${folder}/package-lock.json`).packages as Record<string, Package>).slice(1),
);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

// A package with an install script needs a reason. None of the scripts has to run: `npm ci --ignore-scripts` works.
const INSTALL_SCRIPTS: Record<string, string> = {
  '@parcel/watcher': 'compiles where there is no prebuilt binary; Jest watches files with it',
  esbuild: 'replaces its launcher by the binary, which also works without',
  node: 'brings Node 24, which wrangler needs, for deploy/edge',
  'unrs-resolver': 'checks that its binary is there; Jest finds modules with it',
  workerd: 'checks that its binary is there; wrangler runs the worker in it',
};

test('only listed packages have an install script', () => {
  const found = locks.flat().filter(([, { hasInstallScript }]) => hasInstallScript);
  expect([...new Set(found.map(([path]) => nameOf(path)))].sort()).toEqual(
    Object.keys(INSTALL_SCRIPTS).sort(),
  );
});

test('versions are exact, and the lock files name no registry', () => {
  const manifests = folders.map((folder) => parse(`${folder}/package.json`));
  const wanted = manifests.flatMap(({ dependencies, devDependencies, overrides }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...overrides }),
  );
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  expect(locks.flat().filter(([, { resolved }]) => resolved)).toEqual([]);
});

// For everything that reaches a browser or the server. sharp is optional for Next and runs only in the build.
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT'];
const BUILD_ONLY = /^(sharp|@img\/.*)$/;
const SHIPPED = 'tailwindcss';

test('the licence of everything that ships is allowed', () => {
  const shipped = locks[0]?.filter(([path, { dev }]) => !dev || nameOf(path) === SHIPPED) ?? [];
  const refused = shipped.filter(
    ([path, { license }]) => !BUILD_ONLY.test(nameOf(path)) && !ALLOWED.includes(license ?? ''),
  );
  expect(refused).toEqual([]);
});
