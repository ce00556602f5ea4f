/** @jest-environment node */
import { registration, startSite, type TestSite } from '@/e2e/accounts/test-site';

// As an edge build does by an alias.
jest.mock('@/lib/accounts/local-store', () => jest.requireActual('./no-store'));

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

it('says that no registrations are taken, and that nothing keeps accounts', async () => {
  const response = await site.register(registration());
  const message = 'This site takes no registrations at the moment. Please write to us instead.';
  expect([response.status, await response.json()]).toEqual([503, { message }]);
  expect(await site.health()).toEqual([503, { status: 'unavailable', store: 'none' }]);
});
