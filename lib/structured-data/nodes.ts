// Test support: the nodes of a page's linked data.

/** An object of JSON-LD. */
export type JsonNode = { [key: string]: unknown };

/** The types that a node names. */
export const typesOf = (node: JsonNode): string[] =>
  [node['@type']].flat().filter((type) => typeof type === 'string');

/** Every node of a graph and everything inside it. */
export function* nodesIn(value: unknown): Generator<JsonNode> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as JsonNode;
  for (const item of Object.values(value)) yield* nodesIn(item);
}
