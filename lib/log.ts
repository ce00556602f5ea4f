import pino, { type Logger } from 'pino';
import { env } from '@/lib/env';

let root: Logger | undefined;

/**
 * The process's logger: one JSON object per line on standard output.
 * Log names, codes and numbers only, never a body, an email or a password.
 */
export function log(): Logger {
  root ??= pino(
    { level: env().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => process.stdout.write(line) },
  );
  return root;
}
