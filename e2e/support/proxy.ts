import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, serve } from './server';
import { freePort } from './system';

/** Whether this machine has nginx with its brotli module. */
export const hasProxy = () =>
  spawnSync('sh', ['-c', 'PATH=$PATH:/usr/sbin nginx -v && ls /usr/share/nginx/modules-available/*brotli*'])
    .status === 0;

/** The configuration of deploy/proxy, but over plain HTTP: there is no certificate for 127.0.0.1. */
function configuration(run: string, site: string, port: number, unused: number): string {
  const values: Record<string, string> = {
    RUN: run,
    HOSTS: 'localhost 127.0.0.1',
    SITE: new URL(site).host,
    HTTP: `127.0.0.1:${unused}`,
    HTTPS: `127.0.0.1:${port}`,
  };
  return readFileSync('deploy/proxy/nginx.conf', 'utf8')
    .replace(/^\s*ssl_.*$/gm, '')
    .replace(/(listen \S+) ssl( http2)?/g, '$1')
    .replace(/\$\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

/** Starts the proxy of deploy/proxy in front of the site at that origin, by default on a free port. */
export async function startProxy(site: string, port?: number): Promise<Server & { origin: string }> {
  const run = mkdtempSync(join(tmpdir(), 'site-proxy-'));
  // The workers have another user.
  chmodSync(run, 0o755);
  const listen = port ?? (await freePort());
  const file = join(run, 'nginx.conf');
  writeFileSync(file, configuration(run, site, listen, await freePort()));
  const nginx = execFileSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v nginx'], { encoding: 'utf8' });
  const origin = `http://127.0.0.1:${listen}`;
  const server = await serve([nginx.trim(), '-c', file, '-g', 'daemon off;'], `${origin}/robots.txt`);
  const stop: Server['stop'] = async (signal) => {
    const ended = await server.stop(signal);
    rmSync(run, { recursive: true, force: true });
    return ended;
  };
  return { ...server, origin, stop };
}
