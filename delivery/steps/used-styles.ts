import { PENDING } from '../marks.ts';
import type { Node, Selector } from './style-sheet.ts';

// Set later: by the browser when a visitor opens something, and by an inline script in temple-listing.tsx.
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

/** Collects the names in a page's markup that selectors can need, and the variables it reads. */
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

/** Returns the rules that could apply to a page with these names, in order, with neighbours of one group put together. */
function applicable(nodes: readonly Node[], names: ReadonlySet<string>): string {
  const parts: { group?: string; text: string }[] = [];
  const groups = new Set<string>();
  for (const node of nodes) {
    if ('text' in node) parts.push({ text: node.text });
    else if ('group' in node) {
      const { group } = node;
      const text = applicable(node.nodes, names);
      const last = parts.at(-1);
      if (last?.group === group) last.text += text;
      // A layer's first mention sets its place in the order, so it is kept even when empty.
      else if (text || (group.startsWith('@layer') && !groups.has(group))) parts.push({ group, text });
      groups.add(group);
    } else {
      const selectors = node.selectors.filter((selector) => canMatch(selector, names));
      if (selectors.length > 0)
        parts.push({ text: `${selectors.map(({ text }) => text).join(',')}{${node.body}}` });
    }
  }
  return parts.map(({ group, text }) => (group ? `${group}{${text}}` : text)).join('');
}

const isNamed = (node: Node): node is { text: string } =>
  'text' in node && /^@(keyframes|property)\b/.test(node.text);

/** Removes variables that neither the rules nor the page's markup (`names`) read, and rules left empty. */
function withoutUnreadVariables(css: string, names: ReadonlySet<string>): string {
  const read = new Set([...names, ...variablesRead(css)]);
  const shorter = css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (text, name: string) => (read.has(name) ? text : ''))
    .replace(/(?<=^|[{};])(?!@layer)[^{};]+\{\}/g, '');
  return shorter === css ? css : withoutUnreadVariables(shorter, names);
}

/** Returns the part of its style sheets that a page with these names needs before any script changes it. */
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
