import { z } from 'zod';

/** The site's settings. Durations are in seconds; SITE_URL and AUTH_API_URL carry no trailing slash. */
export type Env = z.infer<typeof schema>;

/** Wrong settings; `problems` holds one sentence per variable, safe to print. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'EnvError';
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function wholeNumber(fallback: number, min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .default(fallback);
}

function parseUrl(value: string, protocols: string[]): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && protocols.includes(url.protocol) ? url : undefined;
}

const isWebUrl = (value: string) => {
  const url = parseUrl(value, ['http:', 'https:']);
  return url !== undefined && !url.search && !url.hash && !url.username && !url.password;
};

const schema = z.object({
  PORT: wholeNumber(3000, 0, 65_535),
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
    .string()
    .refine(
      (value) => parseUrl(value, ['postgres:', 'postgresql:']) !== undefined,
      'must be a postgres:// or postgresql:// URL, such as postgres://user:password@localhost:5432/site',
    )
    .optional(),
  AUTH_API_URL: z
    .string()
    .refine(isWebUrl, 'must be an absolute http or https URL, such as http://localhost:8080')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  RATE_LIMIT_MAX: wholeNumber(20, 1, 1_000_000),
  RATE_LIMIT_WINDOW_SECONDS: wholeNumber(600, 1, 86_400),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 0, 10),
  PLACEHOLDERS: z.enum(['warn', 'error'], 'must be warn or error').default('warn'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/**
 * Reads the settings from `source`. A blank value counts as unset.
 * @throws EnvError with one sentence per wrong variable, which never repeats a value: it may hold a password.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const input = Object.fromEntries(
    Object.keys(schema.shape).map((variable) => [variable, source[variable]?.trim() || undefined]),
  );
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const problems = new Map<string, string>();
  for (const issue of result.error.issues) {
    const variable = String(issue.path[0]);
    if (!problems.has(variable)) problems.set(variable, `${variable} ${issue.message}.`);
  }
  throw new EnvError([...problems.values()]);
}

let parsed: Env | undefined;

/**
 * The settings of this process, parsed once.
 * @throws EnvError on every call while the environment is wrong.
 */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
