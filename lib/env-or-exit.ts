import { type Env, EnvError, env } from '@/lib/env';

/** The settings; when they are wrong, prints one sentence per variable and ends the process with code 1. */
export function envOrExit(): Env {
  try {
    return env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
