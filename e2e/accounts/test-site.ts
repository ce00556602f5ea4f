import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const GOOD_HEADERS = {
  'content-type': 'application/json',
  'x-secure-request': 'true',
  host: 'localhost:3000',
  'x-client-address': '203.0.113.7',
};

export function registration(change: Record<string, unknown> = {}) {
  return { fullName: 'Asha Rao', email: 'asha@example.org', password: 'Secret1!x', role: 'USER', ...change };
}

export type TestSite = Awaited<ReturnType<typeof startSite>>;

/** The account routes as a freshly started process with these settings would answer. */
export async function startSite(settings: Record<string, string> = {}, { hasServer = true } = {}) {
  const before = { ...process.env };
  // A name that would break a URL put together carelessly.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site data #1 ?%20-'));
  const base = { DATA_DIR: dataDir, DATABASE_URL: '', AUTH_API_URL: '', LOG_LEVEL: 'debug' };
  Object.assign(process.env, base, settings);
  jest.resetModules();
  const lines: Record<string, unknown>[] = [];
  const printed = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    if (String(chunk).startsWith('{')) lines.push(JSON.parse(String(chunk)));
    return true;
  });
  const { handleRegister } = await import('@/lib/accounts/handle-register');
  const health = await import('@/lib/accounts/handle-health');
  const { shared } = await import('@/lib/accounts/runtime');
  const { trustClientAddressHeader } = await import('@/lib/client-address');
  if (hasServer) trustClientAddressHeader();
  const ask = async (handle: (request: Request) => Promise<Response>): Promise<[number, unknown]> => {
    const response = await handle(new Request('http://localhost:3000/api/health'));
    return [response.status, await response.json()];
  };
  return {
    dataDir,
    file: path.join(dataDir, 'accounts.db'),
    log: { lines, text: () => JSON.stringify(lines) },
    register(body: unknown, change: Record<string, string | undefined> = {}): Promise<Response> {
      const headers = new Headers();
      for (const [name, value] of Object.entries({ ...GOOD_HEADERS, ...change }))
        if (value !== undefined) headers.set(name, value);
      const url = 'http://localhost:3000/api/v1/auth/register?email=in-the-query@example.org';
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return handleRegister(new Request(url, { method: 'POST', headers, body: text }));
    },
    /** The status and body of an address of health. */
    health: () => ask(health.handleHealth),
    live: () => ask(health.handleLive),
    ready: () => ask(health.handleReady),
    /** Closes the store; the next call opens it again. */
    async close() {
      const store = await shared.store?.catch(() => undefined);
      for (const name of ['store', 'limiter', 'warned'] as const) delete shared[name];
      await store?.close();
    },
    /** Closes the store, removes the data and restores the environment. */
    async stop() {
      await this.close();
      printed.mockRestore();
      rmSync(dataDir, { recursive: true, force: true });
      process.env = before;
      for (const name of ['site.client-address', 'site.stopping'])
        Reflect.deleteProperty(globalThis, Symbol.for(name));
    },
  };
}

export async function startServer(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
