import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './support/system';
import { expect, test } from './test';

const ways = {
  'npm start': ['dist/server.mjs'],
  'next start': ['node_modules/next/dist/bin/next', 'start'],
};

for (const [name, args] of Object.entries(ways)) {
  test(`${name} goes on when nobody reads its log any more, and when a client hangs up`, async () => {
    const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'site-log-'))];
    const origin = `http://localhost:${port}`;
    const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'debug' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const status = (path: string) =>
      fetch(origin + path).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => status('/api/health')).toBe(200);
    child.stdout.destroy();
    child.stderr.destroy();
    const register = (email: string) =>
      fetch(`${origin}/api/v1/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-secure-request': 'true' },
        body: JSON.stringify({ fullName: 'Asha Rao', email, password: 'Sky-high-9' }),
      }).then(
        ({ status }) => status,
        () => 0,
      );
    for (let calls = 0; calls < 3; calls += 1) expect(await register(`${randomUUID()}@b.co`)).toBe(200);
    const socket = connect(port, 'localhost');
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n', () => socket.resetAndDestroy());
    await once(socket, 'close');
    expect(await register('r@example.com/path')).toBe(400);
    expect([await status('/about'), child.exitCode]).toEqual([200, null]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });
}
