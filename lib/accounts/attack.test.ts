/** @jest-environment node */
import fc from 'fast-check';
import { attackRequests, brokenRules } from '@/e2e/accounts/attack';
import { startSite, type TestSite } from '@/e2e/accounts/test-site';

jest.setTimeout(60_000);

const HOST = 'localhost:3000';
let site: TestSite;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_MAX: '1000000' });
});

afterAll(() => site.stop());

it('never accepts what breaks a rule, and says what is wrong with a 4xx', async () => {
  await fc.assert(
    fc.asyncProperty(attackRequests(HOST), async (request) => {
      const broken = brokenRules(request);
      const response = await site.register(request.body, request.headers);
      const answer = await response.json();
      expect([broken, response.status >= 500]).toEqual([broken, false]);
      if ([200, 409].includes(response.status)) expect(broken).toEqual([]);
      else expect(answer).toEqual({ message: expect.stringMatching(/^[ -~]+$/) });
    }),
    { numRuns: 600 },
  );
});

it('logs nothing of what was sent', () => {
  expect(site.log.lines.length).toBeGreaterThan(500);
  expect(site.log.text()).not.toMatch(/attack-|Sky-high|example\.org|Asha/);
});
