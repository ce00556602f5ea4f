/**
 * One selector, the names without which it cannot match (`div`, `.class`, `#id`, `[name]`, `[name=value]`), and the
 * choices of each `:is(…)`, `:where(…)` and `:has(…)`, of which one must match.
 */
export type Selector = { text: string; needs: string[]; oneOf: Selector[][] };

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

// Parts that browsers draw in some controls alone, and a state that only scripts bring.
const NEEDED_BY: readonly [part: RegExp, name: string][] = [
  [/::file-selector-button/, '[type=file]'],
  [/::placeholder/, '[placeholder]'],
  [/::-webkit-search/, '[type=search]'],
  [/::-webkit-(date|calendar)/, '[type=date]'],
  [/::-webkit-(inner|outer)-spin/, '[type=number]'],
  [/(?<!\\):disabled/, '[disabled]'],
];

/** What stands in the outermost `:is(…)`, `:where(…)` and `:has(…)` of a selector. */
function choicesIn(selector: string): Selector[][] {
  const lists: Selector[][] = [];
  const opening = /(?<!\\):(?:is|where|has)\(/g;
  for (let match = opening.exec(selector); match; match = opening.exec(selector)) {
    const start = opening.lastIndex;
    let end = start;
    for (let depth = 1; depth > 0; end++)
      depth += Number(selector[end] === '(') - Number(selector[end] === ')');
    lists.push(splitList(selector.slice(start, end - 1)).map(parseSelector));
    opening.lastIndex = end;
  }
  return lists;
}

/** Without what stands in `:not(…)`: it asks for nothing to be there. */
const withoutNegations = (selector: string) =>
  selector.replace(/(?<!\\):not\((?:\\.|[^()\\]|\([^()]*\))*\)/g, '');

/** States such as `:hover` need nothing: they can always come. */
export function parseSelector(text: string): Selector {
  const positive = withoutNegations(text);
  const outside = withoutArguments(positive);
  const plain = outside.replace(/(?<!\\)::?[\w-]+/g, '');
  const names = (plain.match(/\[[^\]]*\]|[.#]?(?:\\.|[\w-])+/g) ?? []).flatMap(neededName);
  const parts = NEEDED_BY.filter(([part]) => part.test(outside)).map(([, name]) => name);
  return { text, needs: [...names, ...parts], oneOf: choicesIn(positive) };
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
