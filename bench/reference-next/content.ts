import { readFileSync } from 'node:fs';
import type { PageContent } from './page-content';

/** The pages, as bench/reference-next/build.ts wrote them beside this file's copy. */
export const pages: PageContent[] = JSON.parse(readFileSync('content.json', 'utf8'));
