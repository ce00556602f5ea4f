/** Copies what `next build` has just made, before delivery/finish.mts changes it, to where the tests serve it from. */
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = 'dist/unfinished';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const filter = (path: string) => !/\.next\/(cache|dev|diagnostics)/.test(path);
cpSync('.next', join(folder, '.next'), { recursive: true, filter });
for (const name of ['public', 'next.config.mjs', 'package.json']) symlinkSync(resolve(name), join(folder, name));
