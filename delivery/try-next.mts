/**
 * Tries another version of Next: `npm run try-next -- 16.4.6` builds a scratch copy with it, runs the delivery tests and
 * some journeys there, and prints the verdict in one line. After a failure the copy stays.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const JOURNEYS = ['delivery', 'pages', 'menu', 'register', 'faults'].map((name) => `e2e/${name}.spec.ts`);

const [version] = process.argv.slice(2);
if (!version) throw new Error('name a version: npm run try-next -- 16.4.6');

const folder = mkdtempSync(join(tmpdir(), `next-${version}-`));
for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean))
  cpSync(file, join(folder, file));

const steps: [what: string, ...command: string[]][] = [
  ['install', 'npm', 'install', '--save-exact', `next@${version}`],
  ['build', 'npm', 'run', 'build'],
  ['delivery tests', 'npx', 'jest', 'delivery'],
  ['journeys', 'npx', 'playwright', 'test', ...JOURNEYS],
  // Some releases lack packages for other systems in the registry. Only this step notices.
  ['clean install', 'npm', 'ci'],
];
const failed = steps.find(([what, command = '', ...args]) => {
  console.error(`${what}: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd: folder, stdio: ['ignore', 2, 2] }).status !== 0;
});

if (failed) {
  console.info(`next ${version} does not hold: ${failed[0]} failed in ${folder}`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
console.info(`next ${version} holds`);
