import { resolve } from 'node:path';

// Built in bench/.work/next, inside the repository, to use its node_modules.
const root = resolve(import.meta.dirname, '../../..');

/** @type {import('next').NextConfig} */
export default { poweredByHeader: false, turbopack: { root }, outputFileTracingRoot: root };
