import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { ApiError } from '@/lib/api/call';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Node hashes and reads files on the same four threads, so keep one free for pages. On two cores, a full queue takes
// about two seconds.
const PARALLEL = Math.min(3, availableParallelism());
const WAITING = 64;

const queue: (() => void)[] = [];
let running = 0;

/** Runs `work` in order of arrival, a few at a time. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  // Finished work hands its slot to the next, so `running` stays the same.
  if (running >= PARALLEL) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * A salted argon2id hash in PHC format. The password is normalised to NFC, as it must be for verification.
 * @throws ApiError 503 with Retry-After when too many are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  if (queue.length >= WAITING)
    throw new ApiError(503, 'The server is busy. Please try again in a moment.', { 'retry-after': '3' });
  return queued(() => hash(password.normalize('NFC'), OPTIONS));
}
