import { CONTROL, type Node } from './style-sheet.mts';

// Set by the browser when a visitor opens something, and by an inline script of temple-listing.tsx.
const ALWAYS = ['[open]', '[data-pending]'];

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (text: string) => text.replace(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** All names that occur in a page's markup and that selectors ask for. */
export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(ALWAYS);
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>');
  for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
    names.add(tag.toLowerCase());
    if (/^(input|textarea|select)$/i.test(tag)) names.add(CONTROL);
    for (const [, written = '', raw = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      const name = written.toLowerCase();
      const value = decode(raw);
      names.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
      if (name === 'id') names.add(`#${value}`);
    }
  }
  return names;
}

/** The rules that could apply to a page with these names, in their order. */
function applicable(nodes: readonly Node[], names: ReadonlySet<string>): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      if ('group' in node) {
        const inside = applicable(node.nodes, names);
        // A layer's place in the order is decided by its first mention, even an empty one.
        return inside || node.group.startsWith('@layer') ? `${node.group}{${inside}}` : '';
      }
      const selectors = node.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
      return selectors.length > 0 ? `${selectors.map(({ text }) => text).join(',')}{${node.body}}` : '';
    })
    .join('');
}

// Tailwind's theme, and the initial values of its variables for browsers that do not know @property.
const definesVariables = (node: Node) => 'group' in node && /^@layer (theme|properties)$/.test(node.group);
const isNamed = (node: Node): node is { text: string } =>
  'text' in node && /^@(keyframes|property)\b/.test(node.text);

/** The same rules with only these variables. */
function onlyVariables(nodes: readonly Node[], variables: ReadonlySet<string>): Node[] {
  return nodes.map((node) => {
    if ('group' in node) return { ...node, nodes: onlyVariables(node.nodes, variables) };
    if (!('selectors' in node)) return node;
    const declarations = node.body.split(';');
    return { ...node, body: declarations.filter((one) => variables.has(one.split(':')[0] ?? '')).join(';') };
  });
}

/** What of a style sheet a page needs before any script changes it. */
export function usedStyles(nodes: readonly Node[], names: ReadonlySet<string>): string {
  const definitions = nodes.filter(definesVariables);
  const rules = applicable(
    nodes.filter((node) => !isNamed(node) && !definesVariables(node)),
    names,
  );
  const readings = `${applicable(definitions, names)}${rules}`.matchAll(/var\((--[\w-]+)/g);
  const variables = new Set([...readings].map(([, name = '']) => name));
  const named = nodes.filter(isNamed).map(({ text }) => text);
  const wanted = named.filter((text) => rules.includes(/^@\w+ +([^\s{]+)/.exec(text)?.[1] ?? ''));
  // First, since a layer's place in the order is decided by its first mention.
  return applicable(onlyVariables(definitions, variables), names) + rules + wanted.join('');
}
