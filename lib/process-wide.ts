const scope = globalThis as unknown as Record<symbol, object | undefined>;

/**
 * State of the whole process, under a name. The server and Next's routes each bundle a copy of a module, and the dev
 * server keeps making new ones: a variable of the module would be one of several.
 */
export function processWide<State extends object>(name: string): Partial<State> {
  const key = Symbol.for(`site.${name}`);
  scope[key] ??= {};
  return scope[key];
}
