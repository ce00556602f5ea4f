/**
 * `npm run test:container` assembles what the Dockerfile copies into the image and starts the server there, with nothing
 * else around it: no packages but its own, and none of this environment's settings.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../e2e/support/server';
import { freePort } from '../../e2e/support/system';

const folder = mkdtempSync(join(tmpdir(), 'container-'));
try {
  execFileSync('npx', ['tsx', 'deploy/container/assemble.mts', folder], { stdio: 'inherit' });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = [`PORT=${port}`, `DATA_DIR=${folder}/data`, 'NODE_ENV=production'];
  const command = ['env', '-i', `PATH=${process.env.PATH}`, ...settings, 'node', 'server.mjs'];
  const server = await serve(command, `${origin}/api/health/ready`, { cwd: join(folder, 'app') });
  const said = await fetch(`${origin}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-secure-request': 'true' },
    body: JSON.stringify({ fullName: 'Asha Rao', email: 'asha@example.com', password: 'Sky-high-9' }),
  });
  if (said.status !== 200) throw new Error(`registering answers ${said.status}`);
  await server.stop();
  console.info("  The container's folder starts, is ready and stores an account.");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
