/** `npm run drawings` writes the still drawings of the aircraft. A test fails while they are out of date. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawings } from './files';

mkdirSync('public/drawings', { recursive: true });
for (const [name, file] of drawings()) writeFileSync(`public/drawings/${name}`, file);
