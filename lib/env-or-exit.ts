import { type Env, EnvError, env } from '@/lib/env';

/** The settings. Wrong ones end the process with code 1, after one printed sentence per variable. */
export function envOrExit(): Env {
  try {
    return env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
