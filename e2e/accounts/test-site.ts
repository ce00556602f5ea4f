import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Test support: the account routes as a freshly started process with the given settings would answer. */
export interface TestSite {
  register(body: unknown, headers?: Record<string, string | undefined>): Promise<Response>;
  health(): Promise<Response>;
  dataDir: string;
  log: ReturnType<typeof captureLog>;
  /** Closes the store, removes the data and restores the environment. */
  stop(): Promise<void>;
}

const GOOD_HEADERS = {
  'content-type': 'application/json',
  'x-secure-request': 'true',
  host: 'localhost:3000',
  'x-client-address': '203.0.113.7',
};

/** Collects what is logged, one parsed line each, in place of printing it. */
function captureLog(): { lines: Record<string, unknown>[]; text: () => string; restore: () => void } {
  const lines: Record<string, unknown>[] = [];
  const real = process.stdout.write.bind(process.stdout);
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    const text = String(chunk);
    if (!text.startsWith('{')) return real(chunk);
    lines.push(JSON.parse(text));
    return true;
  });
  return { lines, text: () => JSON.stringify(lines), restore: () => spy.mockRestore() };
}

/** A registration that is fine, with `change` applied. */
export function registration(change: Record<string, unknown> = {}) {
  return { fullName: 'Asha Rao', email: 'asha@example.org', password: 'Secret1!x', role: 'USER', ...change };
}

export async function startSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const before = { ...process.env };
  const log = captureLog();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-data-'));
  Object.assign(
    process.env,
    { DATA_DIR: dataDir, DATABASE_URL: '', AUTH_API_URL: '', LOG_LEVEL: 'debug' },
    settings,
  );
  jest.resetModules();
  const { handleRegister } = await import('@/lib/accounts/handle-register');
  const { handleHealth } = await import('@/lib/accounts/handle-health');
  const { closeAccounts } = await import('@/lib/accounts/runtime');
  return {
    dataDir,
    log,
    register(body, change = {}) {
      const headers = new Headers();
      for (const [name, value] of Object.entries({ ...GOOD_HEADERS, ...change })) {
        if (value !== undefined) headers.set(name, value);
      }
      const raw = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
      const url = 'http://localhost:3000/api/v1/auth/register?email=in-the-query@example.org';
      return handleRegister(new Request(url, { method: 'POST', headers, body: raw as BodyInit }));
    },
    health: () => handleHealth(new Request('http://localhost:3000/api/health')),
    async stop() {
      await closeAccounts();
      log.restore();
      rmSync(dataDir, { recursive: true, force: true });
      process.env = before;
    },
  };
}

/** A server on a free loopback port. */
export async function startServer(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
