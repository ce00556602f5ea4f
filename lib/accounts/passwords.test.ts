/** @jest-environment node */
import { parseOptions, verify } from '@node-rs/argon2';
import { hashPassword } from './passwords';

jest.setTimeout(60_000);

it('makes salted argon2id hashes at the configured cost', async () => {
  const [one, two] = await Promise.all([hashPassword('Secret1!'), hashPassword('Secret1!')]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^\$argon2id\$/);
  expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await verify(one, 'Secret1!')).toBe(true);
  expect(await verify(one, 'Secret1?')).toBe(false);
});

it('refuses a burst with 503 and Retry-After once the queue is full, and recovers', async () => {
  const results = await Promise.allSettled(Array.from({ length: 120 }, () => hashPassword('Secret1!')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'retry-after': '3' } });
  expect(results.length - refused.length).toBeGreaterThanOrEqual(65);
  expect(await hashPassword('Secret1!')).toMatch(/^\$argon2id\$/);
});
