import { isNode, type JsonNode, nodesIn, typesOf } from './nodes';
import { missingFields } from './required';
import { propertiesOf } from './vocabulary';

function vocabularyProblems(path: string, node: JsonNode): string[] {
  const types = typesOf(node);
  const allowed = types.map((type) => [type, propertiesOf(type)] as const);
  const unknown = allowed.filter(([, properties]) => !properties).map(([type]) => `${path}: no type ${type}`);
  const stray = Object.keys(node)
    .filter((key) => !key.startsWith('@') && !allowed.some(([, properties]) => properties?.has(key)))
    .map((key) => `${path}: ${types.join('+')} has no ${key}`);
  return [...unknown, ...stray];
}

/**
 * What is wrong with a page's JSON-LD: types and properties unknown to schema.org, missing fields that search engines
 * require, references to nothing, and nodes without any link to others.
 */
export function graphProblems(data: unknown): string[] {
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    return ['this is not one graph of https://schema.org'];
  const nodes = [...nodesIn(data['@graph'], '@graph')];
  const typed = nodes.filter(([, node]) => '@type' in node);
  const ids = new Set(typed.map(([, node]) => node['@id']));
  const pointers = nodes.filter(([, node]) => !('@type' in node));
  const targets = new Set(pointers.map(([, node]) => node['@id']));
  const top = data['@graph'].filter(isNode);
  return [
    ...typed.flatMap(([path, node]) => [...vocabularyProblems(path, node), ...missingFields(path, node)]),
    ...pointers.filter(([, node]) => !ids.has(node['@id'])).map(([path]) => `${path} points to nothing`),
    ...top
      .filter((node) => !targets.has(node['@id']) && !JSON.stringify(node).includes('{"@id":'))
      .map((node) => `${typesOf(node).join('+')} is linked with nothing`),
  ];
}
