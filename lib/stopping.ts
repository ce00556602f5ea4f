// On globalThis: the server and Next's routes each bundle a copy of this module.
const scope = globalThis as typeof globalThis & { [key: symbol]: boolean | undefined };
const KEY = Symbol.for('site.stopping');

/** From now on, this process is about to end: it asks balancers for no more requests. */
export function markStopping(): void {
  scope[KEY] = true;
}

export function isStopping(): boolean {
  return scope[KEY] === true;
}
