const scope = globalThis as unknown as Record<symbol, object | undefined>;

/**
 * Named state shared by the whole process. The server and Next's routes each bundle their own copy of a module, and the
 * dev server keeps making new ones, so a module variable would exist several times.
 */
export function processWide<State extends object>(name: string): Partial<State> {
  const key = Symbol.for(`site.${name}`);
  scope[key] ??= {};
  return scope[key];
}
