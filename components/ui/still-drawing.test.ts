/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';

test('no drawing is larger than 25 KB', () => {
  const large = readdirSync('public/drawings').filter(
    (name) => statSync(`public/drawings/${name}`).size > 25_000,
  );
  expect(large).toEqual([]);
});
