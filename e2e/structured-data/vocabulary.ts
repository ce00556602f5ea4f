import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What schema.org says about a type: its own properties and the names of what it is a kind of. */
type Definition = { parents: string[]; properties: Set<string> };

/** The vocabulary as schema-dts declares it: every type by name, and the members that are values, such as `Monday`. */
function readVocabulary(): Map<string, Definition> {
  const text = readFileSync(join(process.cwd(), 'node_modules/schema-dts/dist/schema.d.ts'), 'utf8');
  const bases = new Map<string, Definition>();
  const interfaces = /^(?:export )?interface (\w+?)(?:<[^>]*>)?(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;
  for (const [, name = '', parents = '', body = ''] of text.matchAll(interfaces)) {
    const properties = [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property);
    bases.set(name, {
      parents: parents.split(',').flatMap((parent) => parent.trim().match(/^\w+/)?.[0] ?? []),
      properties: new Set(properties),
    });
  }
  return bases;
}

let vocabulary: Map<string, Definition> | undefined;

/** All properties that a type may carry, its own and inherited; nothing where schema.org has no such type. */
export function propertiesOf(type: string): Set<string> | undefined {
  vocabulary ??= readVocabulary();
  if (!vocabulary.has(`${type}Leaf`)) return undefined;
  const found = new Set<string>();
  const queue = [`${type}Leaf`];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const definition = vocabulary.get(name);
    for (const property of definition?.properties ?? []) found.add(property);
    queue.push(...(definition?.parents ?? []));
  }
  return found;
}
