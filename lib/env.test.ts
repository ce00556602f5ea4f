/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cautionsFor, EnvError, needsBuild, parseEnv, settingNames } from './env';

function problemsOf(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('parseEnv', () => {
  it('treats a blank value as unset', () => {
    for (const blank of ['', ' '])
      expect(parseEnv(Object.fromEntries(settingNames.map((name) => [name, blank])))).toEqual(parseEnv({}));
  });

  it('reads numbers, and tidies addresses', () => {
    const typed = { SITE_URL: 'https://www.example.org/', TEMPLE_HOST: 'Temples.Example.org', PORT: '0' };
    const tidied = { SITE_URL: 'https://www.example.org', TEMPLE_HOST: 'temples.example.org', PORT: 0 };
    expect(parseEnv(typed)).toMatchObject(tidied);
    expect(parseEnv({ AUTH_API_URL: 'http://localhost:8080/' }).AUTH_API_URL).toBe('http://localhost:8080');
  });

  it.each([
    ['PORT', 'whole number', ['70000', '3000x', '-1', '1.5']],
    ['HOST', 'address to listen on', ['a b']],
    ['SITE_URL', 'absolute http or https URL', ['www.example.org', 'ftp://example.org']],
    ['SITE_URL', 'without a path', ['https://example.org/site']],
    ['TEMPLE_HOST', 'host name without scheme', ['https://temples.example.org', 'a.example.org:3000']],
    ['SITE_OFFLINE', 'on or off', ['no']],
    ['DATABASE_URL', 'postgres://', ['mysql://secret-password@db']],
    ['AUTH_API_URL', 'http or https URL', ['localhost:8080']],
    ['RATE_LIMIT_MAX', 'whole number from 1', ['0']],
    ['TRUSTED_PROXY_HOPS', 'whole number from 0', ['yes']],
    ['PLACEHOLDERS', 'warn or error', ['yes']],
    ['LOG_LEVEL', 'one of fatal, error, warn', ['loud']],
  ])('says that %s must be a %s, not %j', (variable, expected, values) => {
    for (const value of values) {
      const [problem, ...others] = problemsOf({ [variable]: value });
      expect(others).toEqual([]);
      expect(problem).toMatch(new RegExp(`^${variable} must be .*\\.$`));
      expect(problem).toContain(expected);
      expect(problem).not.toContain('secret-password');
    }
  });

  it('reports all wrong values at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'x', SITE_URL: 'x' })).toHaveLength(3);
  });

  it.each(['SITE_NAME', 'SITE_URI', 'SITE_'])('rejects %s, which is not a setting', (name) => {
    expect(problemsOf({ [name]: 'secret' })).toEqual([`${name} is not a setting of this site.`]);
  });

  it.each([
    [
      { AUTH_API_URL: 'http://localhost:8080', DATABASE_URL: 'postgres://db/site' },
      /^AUTH_API_URL and DATABASE_URL /,
    ],
    [
      { SITE_URL: 'https://www.example.org', TEMPLE_HOST: 'WWW.example.org' },
      /^TEMPLE_HOST cannot .*SITE_URL/,
    ],
  ])('refuses the pair %j in one sentence', (pair, sentence) => {
    expect(problemsOf(pair)).toEqual([expect.stringMatching(sentence)]);
    for (const [name, value] of Object.entries(pair)) expect(problemsOf({ [name]: value })).toEqual([]);
  });
});

test('reads the same .env files as Next, the most specific first, and existing variables win', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-env-'));
  const files = {
    '.env.production.local': 'PORT=4001',
    '.env.local': 'PORT=4002\nHOST=127.0.0.1',
    '.env.production': 'HOST=127.0.0.2\nRATE_LIMIT_MAX=77',
    '.env': 'RATE_LIMIT_MAX=78\nLOG_LEVEL=warn\nDATA_DIR=/var/lib/site',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const script = `const { env } = require('./lib/env.ts');
    process.chdir(${JSON.stringify(folder)});
    console.log(JSON.stringify(env()));`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject({
    PORT: 4001,
    HOST: '127.0.0.1',
    RATE_LIMIT_MAX: 77,
    LOG_LEVEL: 'error',
    DATA_DIR: '/var/lib/site',
  });
  rmSync(folder, { recursive: true });
});

test('.env.example names every setting once, with its default or an example', () => {
  const defaults: Record<string, unknown> = parseEnv({});
  const lines = readFileSync('.env.example', 'utf8').match(/^#[A-Z_]+=.*$/gm) ?? [];
  expect(lines.map((line) => line.slice(1).split('=')[0]).sort()).toEqual([...settingNames].sort());
  for (const line of lines) {
    const [name = '', value = ''] = line.slice(1).split('=');
    if (defaults[name] === undefined) expect(parseEnv({ [name]: value })).not.toEqual(defaults);
    else expect(value).toBe(String(defaults[name]));
  }
});

it.each([
  [{}, false, 0],
  [{ TRUSTED_PROXY_HOPS: '1' }, false, 1],
  [{ TRUSTED_PROXY_HOPS: '1', HOST: '127.0.0.1' }, false, 0],
  [{ TRUSTED_PROXY_HOPS: '1' }, true, 0],
])('with %j, in a container: %s, the server starts with %i warnings', (given, inContainer, times) => {
  expect(cautionsFor(parseEnv(given), inContainer)).toHaveLength(times);
});

test('the server warns at start if passwords would cross a network unencrypted', () => {
  const isWarned = (url: string) => cautionsFor(parseEnv({ AUTH_API_URL: url }), true).length === 1;
  const own = ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://10.1.2.3'];
  const named = ['http://api', 'http://api.internal/v1', 'https://api.example.org'];
  expect([...own, ...named].filter(isWarned)).toEqual([]);
  const open = ['http://api.example.org', 'http://10.example.com:8080/v1', 'http://127.0.0.1.evil.example'];
  expect(open.filter(isWarned)).toEqual(open);
});

const api = { AUTH_API_URL: 'https://api.example' };
test.each([
  [{ SITE_URL: 'https://a.example' }, { SITE_URL: 'https://b.example' }, true],
  [{ SITE_URL: 'https://a.example' }, { SITE_URL: 'https://A.example/' }, false],
  [{}, { SITE_URL: 'https://b.example' }, true],
  [{}, { SITE_URL: 'http://localhost:3000' }, false],
  [{ SITE_URL: 'https://a.example' }, {}, false],
  [{ SITE_URL: 'https://a.example' }, { SITE_URL: ' ' }, false],
  [{}, api, true],
  [api, {}, true],
  [api, { AUTH_API_URL: 'https://b.example' }, false],
])('pages built with %j and served with %j need a new build: %j', (built, now, expected) => {
  expect(needsBuild(built, now)).toBe(expected);
});
