/** The name that a page has if it has a field for input. */
export const CONTROL = '::control';

/** One selector and the names without which it cannot match: `div`, `.class`, `#id`, `[name]`, `[name=value]`. */
type Selector = { text: string; needs: string[] };

/** A rule with selectors, a group of rules (`@media …`), or anything else as it is. */
export type Node =
  | { selectors: Selector[]; body: string }
  | { group: string; nodes: Node[] }
  | { text: string };

/** Splits at top-level commas. */
function splitList(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of selectors.match(/\\.|[\s\S]/g) ?? []) {
    if (token === '(' || token === '[') depth++;
    if (token === ')' || token === ']') depth--;
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** A selector without what stands in `:not(…)`, `:is(…)`, `:has(…)` and the like, innermost first. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/(?<!\\):[\w-]+\((?:\\.|[^()\\])*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

function neededName(part: string): string[] {
  if (part.startsWith('[')) {
    // Other comparisons than equality are left out: in doubt a selector could match.
    const [, name, value] = /^\[([\w-]+)(?:="?([^"\]]*)"?)?\]$/.exec(part) ?? [];
    return name ? [value === undefined ? `[${name}]` : `[${name}=${value}]`] : [];
  }
  const name = part.replace(/\\(.)/g, '$1');
  return [/^[.#]/.test(name) ? name : name.toLowerCase()];
}

// Parts of inputs, text areas and buttons as browsers make them.
const CONTROL_PART =
  /::(file-selector-button|placeholder|-webkit-(search|date|calendar|(inner|outer)-spin)\b)/;

/** States such as `:hover` need nothing: they can always come. */
export function parseSelector(text: string): Selector {
  const plain = withoutArguments(text).replace(/(?<!\\)::?[\w-]+/g, '');
  const needs = (plain.match(/\[[^\]]*\]|[.#]?(?:\\.|[\w-])+/g) ?? []).flatMap(neededName);
  return { text, needs: CONTROL_PART.test(text) ? [...needs, CONTROL] : needs };
}

function parseRule(head: string, body: string): Node {
  if (/^@(layer|media|supports|container)\b/.test(head)) return { group: head, nodes: parseStyles(body) };
  if (head.startsWith('@')) return { text: `${head}{${body}}` };
  return { selectors: splitList(head).map(parseSelector), body };
}

/** Reads a style sheet as Next's build writes it: minified, with nested rules resolved. */
export function parseStyles(css: string): Node[] {
  const nodes: Node[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (const match of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/g)) {
    const [sign] = match;
    const at = match.index;
    if (sign === '{' && depth++ === 0) open = at;
    if (sign === ';' && depth === 0) nodes.push({ text: `${css.slice(start, at).trim()};` });
    if (sign === '}' && --depth === 0)
      nodes.push(parseRule(css.slice(start, open).trim(), css.slice(open + 1, at)));
    if ((sign === ';' || sign === '}') && depth === 0) start = at + 1;
  }
  return nodes;
}
