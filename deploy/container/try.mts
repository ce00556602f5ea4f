/**
 * `npm run test:container` assembles what the Dockerfile copies into the image and starts the server there, with nothing
 * else around it: no packages but its own, and none of this environment's settings.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = await mkdtemp(join(tmpdir(), 'container-'));
try {
  execFileSync('npx', ['tsx', 'deploy/container/assemble.mts', folder], { stdio: 'inherit' });
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
  };
  const server = spawn('node', ['server.mjs'], {
    cwd: join(folder, 'app'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let origin: string | undefined;
    for await (const line of createInterface(server.stdout)) {
      origin = /ready on (http:[^"]+)/.exec(line)?.[1];
      if (origin) break;
    }
    const health = await fetch(`${origin}/api/health/ready`);
    if (!health.ok) throw new Error(`it is not ready: ${health.status}`);
    const said = await fetch(`${origin}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-secure-request': 'true' },
      body: JSON.stringify({ fullName: 'Asha Rao', email: 'asha@example.com', password: 'Sky-high-9' }),
    });
    if (said.status !== 200) throw new Error(`registering answers ${said.status}`);
    console.info("  The container's folder starts, is ready and stores an account.");
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
