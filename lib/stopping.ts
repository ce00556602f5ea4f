let stopping = false;

/** From now on, this process is about to end: it asks balancers for no more requests. */
export function markStopping(): void {
  stopping = true;
}

export function isStopping(): boolean {
  return stopping;
}
