import { availableParallelism } from 'node:os';
import { ApiError } from '@/lib/api/error';
import { createWorkQueue, QueueFullError } from './work-queue';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Node has four worker threads for this and for reading files: one stays free for the pages. Sixty-four in the
// queue are about two seconds of waiting on two cores.
const inTurn = createWorkQueue({ parallel: Math.min(3, availableParallelism()), waiting: 64 });

/**
 * A salted argon2id hash in PHC format. The password is taken in NFC: whoever verifies it must do the same.
 * @throws ApiError 503 with Retry-After when too many are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  try {
    return await inTurn(() => hash(password.normalize('NFC'), OPTIONS));
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw new ApiError(503, 'The server is busy. Please try again in a moment.', { 'retry-after': '3' });
  }
}
