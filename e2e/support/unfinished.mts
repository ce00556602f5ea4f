/** Copies the fresh output of `next build`, before delivery/finish.mts changes it, to where the tests serve it from. */
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REMOVAL_WORKER } from '../../delivery/offline/build';

const folder = 'dist/unfinished';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const filter = (path: string) => !/\.next\/(cache|dev|diagnostics)/.test(path);
cpSync('.next', join(folder, '.next'), { recursive: true, filter });
for (const name of ['next.config.mjs', 'package.json']) symlinkSync(resolve(name), join(folder, name));
cpSync('public', join(folder, 'public'), { recursive: true });
// As with SITE_OFFLINE=off.
writeFileSync(join(folder, 'public/offline.js'), REMOVAL_WORKER);
