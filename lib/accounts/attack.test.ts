/** @jest-environment node */
import fc from 'fast-check';
import { captureLog, startSite, type TestSite } from '@/e2e/accounts/test-site';
import { attackRequests } from '@/e2e/attack/requests';
import { brokenRules } from '@/e2e/attack/rules';

jest.setTimeout(60_000);

const HOST = 'localhost:3000';
let site: TestSite;
let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  log = captureLog();
  site = await startSite({ RATE_LIMIT_MAX: '1000000' });
});

afterAll(async () => {
  await site.stop();
  log.restore();
});

/** The answer to generated requests. */
it('never accepts what breaks a rule, and says what is wrong with a 4xx', async () => {
  await fc.assert(
    fc.asyncProperty(attackRequests(HOST), async (request) => {
      const broken = brokenRules(request);
      const missing = { 'content-type': undefined, 'x-secure-request': undefined };
      const response = await site.register(request.body, { ...missing, ...request.headers });
      const answer = await response.json();
      expect({ broken, status: response.status, wrong: response.status >= 500 }).toMatchObject({
        wrong: false,
      });
      if ([200, 409].includes(response.status)) expect(broken).toEqual([]);
      else expect(answer).toEqual({ message: expect.stringMatching(/^[ -~]+$/) });
    }),
    { numRuns: 600 },
  );
});

it('logs nothing of what was sent', () => {
  expect(log.lines.length).toBeGreaterThan(500);
  expect(log.text()).not.toMatch(/attack-|Sky-high|example\.org|Asha/);
});
