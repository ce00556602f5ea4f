/** Lists remaining placeholders. With PLACEHOLDERS=error, any of them stops the build. */
import { placeholderBlock, placeholders } from '../content/site';
import { envOrExit } from '../lib/env';

const { SITE_URL, PLACEHOLDERS } = envOrExit();
const block = placeholderBlock(placeholders(), SITE_URL);
if (block) {
  console.warn(`\n${block}\n`);
  if (PLACEHOLDERS === 'error') process.exit(1);
}
