/** What became of a registration. */
type Outcome = 'created' | 'taken' | 'refused' | 'limited' | 'busy' | 'failed';

/** What the site counts where an operator asked for it. No name, email, address or path goes in. */
export interface Metrics {
  registration(outcome: Outcome): void;
  /** @param seconds from the call until it was answered. */
  storeCall(operation: 'create' | 'ping', ok: boolean, seconds: number): void;
  /** @param seconds of waiting and hashing together. */
  hash(seconds: number): void;
  answer(from: 'site' | 'api' | 'host', status: number): void;
}

let current: Metrics | undefined;

/** Where to count, or undefined while metrics are off. */
export function metrics(): Metrics | undefined {
  return current;
}

/** Switches metrics on. */
export function countIn(target: Metrics | undefined): void {
  current = target;
}

/** The outcome that a status of the registration call stands for. */
export function outcomeOf(status: number): Outcome {
  if (status === 200) return 'created';
  if (status === 409) return 'taken';
  if (status === 429) return 'limited';
  if (status === 503) return 'busy';
  return status < 500 ? 'refused' : 'failed';
}

/** Runs `call` and counts how long it took. */
export async function timedStoreCall<T>(operation: 'create' | 'ping', call: () => Promise<T>): Promise<T> {
  const started = performance.now();
  let ok = false;
  try {
    const result = await call();
    ok = true;
    return result;
  } finally {
    current?.storeCall(operation, ok, (performance.now() - started) / 1000);
  }
}
