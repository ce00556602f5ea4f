import { availableParallelism } from 'node:os';
import { ApiError } from '@/lib/api/answer';
import { metrics } from '@/lib/metrics/metrics';
import { createWorkQueue, QueueFullError } from './work-queue';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Node hashes and reads files on the same four threads: keep one free for pages. A full queue of 64 takes about two
// seconds on two cores.
const inTurn = createWorkQueue({ parallel: Math.min(3, availableParallelism()), waiting: 64 });

/** How many passwords are being hashed and wait for it. */
export const hashQueue = inTurn.state;

/**
 * A salted argon2id hash in PHC format. The password is normalised to NFC, as it must be before it is verified.
 * @throws ApiError 503 with Retry-After when too many are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  const started = performance.now();
  try {
    return await inTurn(() => hash(password.normalize('NFC'), OPTIONS));
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw new ApiError(503, 'The server is busy. Please try again in a moment.', { 'retry-after': '3' });
  } finally {
    metrics()?.hash((performance.now() - started) / 1000);
  }
}
