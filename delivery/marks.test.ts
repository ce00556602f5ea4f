/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { BELOW_FOLD, EAGER, NEEDS_JAVASCRIPT, PENDING } from './marks.ts';

// Style sheets cannot import these names, so this compares them with the text.
test.each([
  ['app/globals.css', BELOW_FOLD.split(',').at(-1)],
  ['components/holyheaven/listing/temple-listing.module.css', `[${PENDING}]`],
  ['components/layout/footer.tsx', BELOW_FOLD.split('.').at(-1)],
  ['components/ui/alert.tsx', NEEDS_JAVASCRIPT.slice(1)],
  ['components/company/contact/open-now.tsx', EAGER],
  ['components/holyheaven/listing/temple-listing.tsx', `dataset.${PENDING.slice('data-'.length)}`],
])('%s has the name %s', (file, name) => {
  expect(readFileSync(file, 'utf8')).toContain(name);
});

test('what the first paint leaves out is the same for the style sheet and the loader', () => {
  const css = readFileSync('app/globals.css', 'utf8').replace(/\s+/g, '');
  expect(css).toContain(BELOW_FOLD.replace(/\s+/g, ''));
});
