import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, serve } from './server';
import { freePort } from './system';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** Path of Debian's nginx, or empty if it or its brotli module is missing. */
export const nginx = existsSync(BROTLI) ? '/usr/sbin/nginx' : '';

/**
 * Writes deploy/proxy's configuration with a self-signed certificate.
 * @param folder is created and holds all of the proxy's files.
 * @returns the command that starts the proxy.
 */
export function proxyCommand(folder: string, https: number, site: string): string {
  const command = `${nginx} -c ${folder}/nginx.conf -g 'daemon off;'`;
  // Playwright loads its config, and so calls this, in every worker.
  if (existsSync(folder)) return command;
  mkdirSync(folder);
  // nginx workers do not run as root.
  chmodSync(folder, 0o755);
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost'.split(' ');
  const out = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...out], { stdio: 'ignore' });
  const settings: Record<string, string> = {
    RUN: folder,
    CERTIFICATE: folder,
    HOSTS: 'localhost temples.localhost',
    SITE: site,
    HTTP: `127.0.0.1:${https + 1}`,
    HTTPS: `127.0.0.1:${https}`,
  };
  const text = readFileSync('deploy/proxy/nginx.conf', 'utf8');
  writeFileSync(
    `${folder}/nginx.conf`,
    text.replace(/\$\{(\w+)\}/g, (_, name) => settings[name] ?? ''),
  );
  return command;
}

/** Starts the proxy in front of the site at that origin, on a free port and over plain HTTP. */
export async function startProxy(site: string): Promise<Server & { origin: string }> {
  const folder = join(tmpdir(), `site-proxy-${randomUUID()}`);
  const port = await freePort();
  const command = proxyCommand(folder, port, new URL(site).host);
  const file = join(folder, 'nginx.conf');
  const plain = readFileSync(file, 'utf8')
    .replace(/^\s*ssl_.*$/gm, '')
    .replace(/ ssl( http2)?\b/g, '');
  writeFileSync(file, plain.replaceAll('server_name localhost', 'server_name localhost 127.0.0.1'));
  const origin = `http://127.0.0.1:${port}`;
  const server = await serve(['sh', '-c', `exec ${command}`], `${origin}/robots.txt`);
  const stop: Server['stop'] = async (signal) => {
    const code = await server.stop(signal);
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { ...server, origin, stop };
}
