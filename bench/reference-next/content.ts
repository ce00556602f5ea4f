import { readFileSync } from 'node:fs';
import type { PageContent } from './page-content';

/** The pages that bench/reference-next/build.ts wrote beside the copy of this file. */
export const pages: PageContent[] = JSON.parse(readFileSync('content.json', 'utf8'));
