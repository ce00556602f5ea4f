import { nodesIn, typesOf } from './nodes';

const told = ['name', 'alternateName', 'jobTitle', 'title', 'description', 'knowsAbout', 'foundingDate'];
const placed = ['streetAddress', 'addressLocality', 'addressRegion', 'latitude', 'longitude', 'email'];
// A page's title and description are in its head, and identifiers are for machines.
const ofTheHead = /Page$|^WebSite$|^PropertyValue$/;

/** The sentences and figures that a graph states about its subjects: the page must show each of them. */
export function markedFacts(graph: unknown): string[] {
  const facts: string[] = [];
  for (const [, node] of nodesIn(graph)) {
    if (typesOf(node).some((type) => ofTheHead.test(type))) continue;
    for (const key of [...told, ...placed])
      for (const value of [node[key] ?? []].flat())
        facts.push(...String(value).split(key === 'streetAddress' ? ', ' : /<[^>]+>/));
  }
  const entities = (text: string) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  return facts.map((fact) => entities(fact).replace(/\s+/g, ' ').trim()).filter(Boolean);
}
