import { spawnSync } from 'node:child_process';
import { expect, test } from './test';

const wrong: [what: string, env: Record<string, string>, sentence: RegExp][] = [
  [
    'a wrong value',
    { RATE_LIMIT_MAX: 'many' },
    /^RATE_LIMIT_MAX must be a whole number from 1 to 1000000\.\n$/,
  ],
  ['a secret in a wrong value', { DATABASE_URL: 'mysql://u:secret@db' }, /^DATABASE_URL must be [^\n]*\.\n$/],
  ['an unknown name', { SITE_NAME: 'Vyomarka' }, /^SITE_NAME is no setting of this site\.\n$/],
  [
    'a pair that cannot go together',
    { AUTH_API_URL: 'http://localhost:1', DATABASE_URL: 'postgres://localhost:1/site' },
    /^AUTH_API_URL and DATABASE_URL cannot both be set[^\n]*\.\n$/,
  ],
];

for (const [what, env, sentence] of wrong) {
  test(`${what} stops the start with one sentence`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['.site/current/server.mjs'], {
      env: { NODE_ENV: 'production', PATH: process.env.PATH, PORT: '0', ...env },
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('secret');
  });
}
