/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { captureLog, startSite, type TestSite } from '@/e2e/accounts/test-site';

let site: TestSite;
let log: ReturnType<typeof captureLog>;

beforeEach(async () => {
  log = captureLog();
  site = await startSite();
});

afterEach(async () => {
  await site.stop();
  log.restore();
});

async function ask(name: 'handleLive' | 'handleReady'): Promise<[number, unknown]> {
  // As startSite has just loaded it.
  const { [name]: handle } = await import('./handle-health');
  const response = await handle(new Request('http://localhost:3000/api/health'));
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.json()];
}

it('is live and ready while the store answers', async () => {
  expect(await ask('handleLive')).toEqual([200, { status: 'ok' }]);
  expect(await ask('handleReady')).toEqual([200, { status: 'ok', store: 'libsql' }]);
});

it('is live but not ready while the store does not', async () => {
  await rm(site.dataDir, { recursive: true });
  await writeFile(site.dataDir, '');
  expect(await ask('handleReady')).toEqual([503, { status: 'unavailable', store: 'libsql' }]);
  expect(await ask('handleLive')).toEqual([200, { status: 'ok' }]);
});

it('is live but not ready once it is to stop, which is no error', async () => {
  const { markStopping } = await import('@/lib/stopping');
  markStopping();
  expect(await ask('handleReady')).toEqual([503, { status: 'stopping' }]);
  expect(await ask('handleLive')).toEqual([200, { status: 'ok' }]);
  expect(log.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
