/** An object of JSON-LD. */
export type JsonNode = { [key: string]: unknown };

/** Whether a value is one object. */
export const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The types that a node names. */
export const typesOf = (node: JsonNode): string[] =>
  [node['@type']].flat().filter((type) => typeof type === 'string');

/** Every node of a graph and everything inside it, with the way to it. */
export function* nodesIn(value: unknown, path = ''): Generator<[path: string, node: JsonNode]> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* nodesIn(item, `${path}[${index}]`);
  if (!isNode(value)) return;
  yield [path, value];
  for (const [key, item] of Object.entries(value)) yield* nodesIn(item, path ? `${path}.${key}` : key);
}
