/** Makes sure that there is a Chromium for the browser tests: installs Debian's where none is found. */
import { execFileSync } from 'node:child_process';
import { findChromium } from '../e2e/chromium';

if (!findChromium()) {
  console.info('No Chromium found: installing the chromium package of this system.');
  const elevate = process.getuid?.() === 0 ? [] : ['sudo'];
  const run = (...command: string[]) => {
    const [program = '', ...args] = [...elevate, ...command];
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  if (!findChromium()) throw new Error('There is no Chromium: install one and name it in CHROMIUM_PATH.');
}
