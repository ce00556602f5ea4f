import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** Where Debian's nginx is, if it is there with its brotli module. */
export const nginx = existsSync(BROTLI) ? '/usr/sbin/nginx' : '';

/**
 * Writes the configuration of deploy/proxy with a certificate of its own.
 * @param folder is made, and holds everything of the proxy.
 * @returns the command that starts it.
 */
export function proxyCommand(folder: string, https: number, site: string): string {
  const command = `${nginx} -c ${folder}/nginx.conf -g 'daemon off;'`;
  // Playwright reads its configuration in every worker.
  if (existsSync(folder)) return command;
  mkdirSync(folder);
  // The workers of nginx do not run as root.
  chmodSync(folder, 0o755);
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ];
  const out = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...out], { stdio: 'ignore' });
  const settings: Record<string, string> = {
    RUN: folder,
    CERTIFICATE: folder,
    HOSTS: 'localhost',
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
