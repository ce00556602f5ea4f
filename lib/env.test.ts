/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { cautionsFor, EnvError, parseEnv, settingNames } from './env';

function problemsOf(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

describe('parseEnv', () => {
  it('takes an empty or blank value as unset', () => {
    for (const blank of ['', ' '])
      expect(parseEnv(Object.fromEntries(settingNames.map((name) => [name, blank])))).toEqual(parseEnv({}));
  });

  it('reads every setting', () => {
    const texts = {
      HOST: '127.0.0.1',
      SITE_OFFLINE: 'off',
      DATA_DIR: '/var/lib/site',
      DATABASE_URL: 'postgresql://u:p@db/site',
      METRICS_HOST: '::1',
      PLACEHOLDERS: 'error',
      LOG_LEVEL: 'warn',
    };
    const numbers = {
      PORT: 0,
      RATE_LIMIT_MAX: 5,
      RATE_LIMIT_WINDOW_SECONDS: 60,
      TRUSTED_PROXY_HOPS: 2,
      STOP_DELAY_SECONDS: 5,
      MAX_CONNECTIONS: 50,
      METRICS_PORT: 9464,
    };
    const typed = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
    const tidied = { SITE_URL: 'https://www.example.org/', TEMPLE_HOST: 'Temples.Example.org' };
    expect(parseEnv({ ...texts, ...Object.fromEntries(typed), ...tidied })).toEqual({
      ...texts,
      ...numbers,
      SITE_URL: 'https://www.example.org',
      TEMPLE_HOST: 'temples.example.org',
    });
  });

  it('leaves off slashes at the end of AUTH_API_URL', () => {
    expect(parseEnv({ AUTH_API_URL: 'http://localhost:8080/' }).AUTH_API_URL).toBe('http://localhost:8080');
  });

  it.each([
    ['PORT', '70000', 'whole number'],
    ['PORT', '3000x', 'whole number'],
    ['PORT', '-1', 'whole number'],
    ['HOST', 'a b', 'address to listen on'],
    ['SITE_URL', 'www.example.org', 'absolute http or https URL'],
    ['SITE_URL', 'ftp://example.org', 'absolute http or https URL'],
    ['SITE_URL', 'https://example.org/site', 'without a path'],
    ['TEMPLE_HOST', 'https://temples.example.org', 'host name without scheme'],
    ['TEMPLE_HOST', 'temples.example.org:3000', 'host name without scheme'],
    ['SITE_OFFLINE', 'no', 'on or off'],
    ['DATABASE_URL', 'mysql://secret-password@db', 'postgres://'],
    ['AUTH_API_URL', 'localhost:8080', 'http or https URL'],
    ['RATE_LIMIT_MAX', '0', 'whole number from 1'],
    ['RATE_LIMIT_WINDOW_SECONDS', '1.5', 'whole number from 1'],
    ['TRUSTED_PROXY_HOPS', 'yes', 'whole number from 0'],
    ['STOP_DELAY_SECONDS', '61', 'whole number from 0 to 60'],
    ['MAX_CONNECTIONS', '0', 'whole number from 1'],
    ['METRICS_PORT', '0', 'whole number from 1'],
    ['METRICS_HOST', 'a b', 'address to listen on'],
    ['PLACEHOLDERS', 'yes', 'warn or error'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn'],
  ])('names %s when it is %s', (variable, value, expected) => {
    const problems = problemsOf({ [variable]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${variable} must be .*\\.$`));
    expect(problems[0]).toContain(expected);
    expect(problems[0]).not.toContain('secret-password');
  });

  it('reports all wrong values at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'x', SITE_URL: 'x' })).toHaveLength(3);
  });

  it.each(['SITE_NAME', 'SITE_URI', 'SITE_'])('names %s, which is no setting', (name) => {
    expect(problemsOf({ [name]: 'secret' })).toEqual([`${name} is no setting of this site.`]);
  });

  it.each([
    [
      { AUTH_API_URL: 'http://localhost:8080', DATABASE_URL: 'postgres://db/site' },
      /^AUTH_API_URL and DATABASE_URL /,
    ],
    [{ PORT: '9464', METRICS_PORT: '9464' }, /^METRICS_PORT and PORT /],
    [{ METRICS_HOST: '0.0.0.0' }, /^METRICS_HOST .*METRICS_PORT/],
    [
      { SITE_URL: 'https://www.example.org', TEMPLE_HOST: 'WWW.example.org' },
      /^TEMPLE_HOST cannot .*SITE_URL/,
    ],
  ])('refuses the pair %j in one sentence', (pair, sentence) => {
    expect(problemsOf(pair)).toEqual([expect.stringMatching(sentence)]);
    for (const [name, value] of Object.entries(pair))
      if (name !== 'METRICS_HOST') expect(problemsOf({ [name]: value })).toEqual([]);
  });
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
])(
  'with %j, in a container: %s, the start warns %i times of a way around the proxy',
  (given, inContainer, times) => {
    expect(cautionsFor(parseEnv(given), inContainer)).toHaveLength(times);
  },
);
