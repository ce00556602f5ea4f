/** Prints what is still a placeholder. With PLACEHOLDERS=error it ends the build there. */
import { placeholderBlock, placeholders } from '../content/site';
import { envOrExit } from '../lib/env';

const { SITE_URL, PLACEHOLDERS } = envOrExit();
const block = placeholderBlock(placeholders(), SITE_URL);
if (block) {
  console.warn(`\n${block}\n`);
  if (PLACEHOLDERS === 'error') process.exit(1);
}
