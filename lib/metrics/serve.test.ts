/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { registration, startSite } from '@/e2e/accounts/test-site';

test('tells outcomes, store and queue, and nothing personal', async () => {
  const site = await startSite({ RATE_LIMIT_MAX: '100000' });
  // After startSite, so that it counts for the modules that were just loaded.
  const { serveMetrics } = await import('./serve');
  const server = await serveMetrics('127.0.0.1', 0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  for (const name of ['asha.rao', 'asha.rao'])
    await site.register(registration({ email: `${name}@example.org` }));
  await site.register({});
  await site.health();
  const text = await (await fetch(url)).text();
  for (const [outcome, count] of Object.entries({ created: 1, taken: 1, refused: 1, failed: 0 }))
    expect(text).toContain(`site_registrations_total{outcome="${outcome}"} ${count}\n`);
  expect(text).toContain('site_store_seconds_count{operation="create",result="ok"} 2\n');
  expect(text).toContain('site_store_seconds_count{operation="ping",result="ok"} 1\n');
  expect(text).toMatch(/^site_hash_seconds_count 2$/m);
  expect(text).toMatch(/^site_hash_queue_waiting 0$/m);
  expect(text).not.toMatch(/asha|example\.org|203\.0\.113/i);
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  await new Promise((resolve) => server.close(resolve));
  await site.stop();
}, 60_000);
