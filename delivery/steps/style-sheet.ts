import { type ChildNode, parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { STATE } from '../marks.ts';

/**
 * A selector. `needs` lists the names without which it cannot match (`div`, `.class`, `#id`, `[name]`,
 * `[name=value]`). `oneOf` holds the choices of each `:is(…)`, `:where(…)` and `:has(…)`, one of which must match.
 */
export type Selector = { text: string; needs: string[]; oneOf: Selector[][] };

/** A rule with selectors, a group of rules (`@media …`), or any other text. */
export type Node =
  | { selectors: Selector[]; body: string }
  | { group: string; nodes: Node[] }
  | { text: string };

/** A style sheet of Next's build: its fonts, which each page carries inline, and everything else. */
export type Sheet = { fonts: string; css: string; nodes: Node[] };

/** The style sheets of a build. */
export type StyleSheets = {
  /** The build's style sheets, by the address Next gave them. */
  sheets: ReadonlyMap<string, Sheet>;
  /** Matches any of these addresses. */
  addresses: RegExp;
  /** All of them in one file, named by its content. With one per page, a tap on a link would wait for the next. */
  whole: { address: string; css: string };
  /** Every name that some selector needs. */
  asked: ReadonlySet<string>;
  /** A cache of used rules, by the names in a page: most pages of one kind share them. */
  made: Map<string, string>;
};

const GROUPS = new Set(['layer', 'media', 'supports', 'container', 'starting-style']);
const CHOICES = new Set([':is', ':where', ':has']);

// Parts that browsers draw only in certain controls, and a state that otherwise only scripts set.
const NEEDED_BY: readonly [part: RegExp, name: string][] = [
  [/^::file-selector-button/, '[type=file]'],
  [/^::placeholder/, '[placeholder]'],
  [/^::-webkit-search/, '[type=search]'],
  [/^::-webkit-(date|calendar)/, '[type=date]'],
  [/^::-webkit-(inner|outer)-spin/, '[type=number]'],
  [/^:disabled/, '[disabled]'],
];

function neededName(node: selectorParser.Node): string[] {
  if (node.type === 'tag') return [node.value.toLowerCase()];
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'id') return [`#${node.value}`];
  if (node.type === 'attribute')
    return [
      node.operator === '=' && node.attribute !== STATE
        ? `[${node.attribute}=${node.value}]`
        : `[${node.attribute}]`,
    ];
  // States such as `:hover` can occur at any time, and `:not(…)` needs nothing to be present.
  if (node.type === 'pseudo')
    return NEEDED_BY.filter(([part]) => part.test(node.value)).map(([, name]) => name);
  return [];
}

function readSelector(selector: selectorParser.Selector): Selector {
  const choices = selector.nodes.filter((node) => node.type === 'pseudo' && CHOICES.has(node.value));
  return {
    text: String(selector).trim(),
    needs: selector.nodes.flatMap(neededName),
    oneOf: choices.map((node) => (node as selectorParser.Pseudo).nodes.map(readSelector)),
  };
}

function readNode(node: ChildNode): Node[] {
  if (node.type === 'rule') {
    const selectors = selectorParser().astSync(node.selector).nodes.map(readSelector);
    return [{ selectors, body: node.nodes.map(String).join(';') }];
  }
  if (node.type === 'atrule' && GROUPS.has(node.name) && node.nodes)
    return [{ group: `@${node.name} ${node.params}`, nodes: node.nodes.flatMap(readNode) }];
  if (node.type === 'comment') return [];
  return [{ text: node.type === 'atrule' && !node.nodes ? `${node};` : String(node) }];
}

/** Parses a style sheet as Next's build writes it, with nested rules already resolved. */
export const parseStyles = (css: string): Node[] => parse(css).nodes.flatMap(readNode);
