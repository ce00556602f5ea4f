import { resolve } from 'node:path';

// Built in bench/.work/next, below the repository whose node_modules it uses.
const root = resolve(import.meta.dirname, '../../..');

/** @type {import('next').NextConfig} */
export default { poweredByHeader: false, turbopack: { root }, outputFileTracingRoot: root };
