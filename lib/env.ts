import { z } from 'zod';

/** The site's settings. SITE_URL and AUTH_API_URL carry no trailing slash. */
export type Env = z.infer<typeof schema>;

type Source = Record<string, string | undefined>;

/** Wrong settings: one sentence and line per variable or pair, safe to print. */
export class EnvError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && !search && !hash && !username && !password;
}

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().regex(/^\S+$/, 'must be an address to listen on, such as 0.0.0.0').default('0.0.0.0'),
  SITE_URL: z
    .string()
    .refine(
      (value) => isWebUrl(value) && new URL(value).pathname === '/',
      'must be an absolute http or https URL without a path, such as https://www.example.org',
    )
    .transform((value) => new URL(value).origin)
    .default('http://localhost:3000'),
  TEMPLE_HOST: z
    .string()
    .toLowerCase()
    .regex(
      /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
      'must be a host name without scheme, port or path, such as temples.example.org',
    )
    .optional(),
  SITE_OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'must be a postgres:// or postgresql:// URL, such as postgres://user:password@localhost:5432/site',
    })
    .optional(),
  AUTH_API_URL: z
    .string()
    .refine(isWebUrl, 'must be an absolute http or https URL, such as http://localhost:8080')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(20),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  PLACEHOLDERS: z.enum(['warn', 'error'], 'must be warn or error').default('warn'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export const settingNames = Object.keys(schema.shape);

// The prefix is ours, so an unknown name can only be a mistake.
function unknownNames(source: Source): string[] {
  return Object.keys(source).filter((name) => name.startsWith('SITE_') && !settingNames.includes(name));
}

/** One sentence for each pair of settings that exclude each other. */
function clashesIn({ AUTH_API_URL, DATABASE_URL, SITE_URL, TEMPLE_HOST }: Env): string[] {
  const clashes: string[] = [];
  if (AUTH_API_URL !== undefined && DATABASE_URL !== undefined)
    clashes.push('AUTH_API_URL and DATABASE_URL cannot both be set: one of them keeps the accounts.');
  if (TEMPLE_HOST === new URL(SITE_URL).hostname)
    clashes.push('TEMPLE_HOST cannot be the host of SITE_URL: the company home would have no address.');
  return clashes;
}

/**
 * Reads the settings from `source`. A blank value counts as unset.
 * @throws EnvError with one sentence per wrong variable or pair, which never repeats a value: it may hold a password.
 */
export function parseEnv(source: Source): Env {
  const input = Object.fromEntries(
    settingNames.map((variable) => [variable, source[variable]?.trim() || undefined]),
  );
  const result = schema.safeParse(input);
  const problems = [
    ...unknownNames(source).map((name) => `${name} is not a setting of this site.`),
    ...(result.success
      ? clashesIn(result.data)
      : result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`)),
  ];
  if (!result.success || problems.length > 0) throw new EnvError(problems.join('\n'));
  return result.data;
}

// IP addresses, bare names and these endings are taken for private networks.
const PUBLIC_HTTP = /^http:\/\/[^/]*\.(?!(?:local|internal|localhost|arpa)\b)[a-z]+(?::\d+)?(?:\/|$)/i;

/** Warnings for the operator at start, one sentence each. In a container, the published port decides who reaches it. */
export function cautionsFor({ HOST, TRUSTED_PROXY_HOPS, AUTH_API_URL }: Env, inContainer: boolean): string[] {
  const isLoopback = /^(127\.|::1$|localhost$)/.test(HOST);
  const cautions: string[] = [];
  if (TRUSTED_PROXY_HOPS > 0 && !isLoopback && !inContainer)
    cautions.push(
      `HOST ${HOST} lets clients go around the proxy and make up an X-Forwarded-For: set HOST=127.0.0.1`,
    );
  if (PUBLIC_HTTP.test(AUTH_API_URL ?? ''))
    cautions.push('AUTH_API_URL is plain http to a public name: passwords cross the network in the open');
  return cautions;
}

/** Whether the pages were built for another address or account store. Without SITE_URL, the build's address holds. */
export function needsBuild(built: Source, now: Source): boolean {
  const [then, today] = [parseEnv(built), parseEnv(now)];
  const hasMoved = Boolean(now.SITE_URL?.trim()) && today.SITE_URL !== then.SITE_URL;
  return hasMoved || !today.AUTH_API_URL !== !then.AUTH_API_URL;
}

/** Reads the same .env files as Next, in its order, for code that runs before or without it. Set variables win. */
function loadEnvFiles(): void {
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env'])
    try {
      process.loadEnvFile(file);
    } catch {
      // The files are optional.
    }
}

let parsed: Env | undefined;

/**
 * The settings of this process, parsed once.
 * @throws EnvError on every call while the environment is wrong.
 */
export function env(): Env {
  // Tests must not depend on this machine's .env files.
  if (!parsed && process.env.NODE_ENV !== 'test') loadEnvFiles();
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** An address with the site's public origin, for page heads and the sitemap. */
export const absolute = (path: string): string => new URL(path, env().SITE_URL).href;

/** The settings. Wrong ones are printed, one sentence per variable, and end the process with code 1. */
export function envOrExit(): Env {
  try {
    return env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
