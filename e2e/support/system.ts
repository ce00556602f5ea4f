import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';

/** A free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Installs a Debian package, with sudo if needed. Throws on failure. */
export function installPackage(name: string): void {
  console.info(`Installing this system's package ${name}.`);
  const elevate = process.getuid?.() === 0 ? [] : ['sudo'];
  const run = (...command: string[]) => {
    const [program = '', ...args] = [...elevate, ...command];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', name);
}
