import { PENDING } from '../marks.ts';
import type { Node, Selector } from './style-sheet.ts';

// Set by the browser when a visitor opens something, and by an inline script of temple-listing.tsx.
const ALWAYS = ['[open]', `[${PENDING}]`];

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (text: string) => text.replace(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity);
const variablesRead = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** All names that occur in a page's markup and that selectors ask for, and the variables that it reads. */
export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(ALWAYS);
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>');
  for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
    names.add(tag.toLowerCase());
    for (const [, written = '', raw = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      const name = written.toLowerCase();
      const value = decode(raw);
      names.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
      if (name === 'id') names.add(`#${value}`);
    }
  }
  for (const name of variablesRead(markup)) names.add(name);
  return names;
}

function canMatch({ needs, oneOf }: Selector, names: ReadonlySet<string>): boolean {
  return (
    needs.every((name) => names.has(name)) &&
    oneOf.every((choices) => choices.some((choice) => canMatch(choice, names)))
  );
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
      const selectors = node.selectors.filter((selector) => canMatch(selector, names));
      return selectors.length > 0 ? `${selectors.map(({ text }) => text).join(',')}{${node.body}}` : '';
    })
    .join('');
}

const isNamed = (node: Node): node is { text: string } =>
  'text' in node && /^@(keyframes|property)\b/.test(node.text);

/** The same rules without variables that neither they nor the page's markup (`names`) read, and without empty rules. */
function withoutUnreadVariables(css: string, names: ReadonlySet<string>): string {
  const read = new Set([...names, ...variablesRead(css)]);
  const shorter = css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (text, name: string) => (read.has(name) ? text : ''))
    .replace(/(?<=^|[{};])(?!@layer)[^{};]+\{\}/g, '');
  return shorter === css ? css : withoutUnreadVariables(shorter, names);
}

/** What of all its style sheets a page with these names needs before any script changes it. */
export function usedStyles(nodes: readonly Node[], names: ReadonlySet<string>): string {
  const rules = applicable(
    nodes.filter((node) => !isNamed(node)),
    names,
  );
  const isUsed = (text: string, css: string) => css.includes(/^@\w+ +([^\s{]+)/.exec(text)?.[1] ?? '');
  const named = nodes.filter(isNamed).map(({ text }) => text);
  const animations = named.filter((text) => text.startsWith('@keyframes') && isUsed(text, rules));
  const read = withoutUnreadVariables(rules + animations.join(''), names);
  return read + named.filter((text) => text.startsWith('@property') && isUsed(text, read)).join('');
}
