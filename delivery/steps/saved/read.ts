import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../page.ts';

/** Reads a page as `next build` wrote it. */
export function savedPage(name: 'temple-not-found' | 'forgot-password'): Page {
  const html = readFileSync(join('delivery/steps/saved', `${name}.html`), 'utf8');
  return { address: `/${name}`, html, status: 200, headers: {}, files: {}, scripts: [], styleSheet: '' };
}
