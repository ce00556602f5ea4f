import pino, { type Logger } from 'pino';
import { env } from '@/lib/env';
import { processWide } from './process-wide';

// About 5,000 lines: a stalled reader must not fill the memory.
const MOST_WAITING_BYTES = 1024 * 1024;

const output = processWide<{ isGuarded: boolean }>('output');
let root: Logger | undefined;

/**
 * Keeps the process running when its output is closed or the disk is full: log lines are lost. Without a listener, such
 * an error would end the process.
 */
export function outliveOutput(): void {
  if (output.isGuarded) return;
  output.isGuarded = true;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/**
 * The process's logger: one JSON object per line on standard output.
 * Log names, codes and numbers only, never a body, an email or a password.
 */
export function log(): Logger {
  if (root) return root;
  outliveOutput();
  const write = (line: string) => {
    if (process.stdout.writableLength < MOST_WAITING_BYTES) process.stdout.write(line);
  };
  root = pino(
    { level: env().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    { write },
  );
  return root;
}
