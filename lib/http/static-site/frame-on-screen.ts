/**
 * The route group, such as `(company)`, whose frame a client has on its screen and keeps, from the header
 * `next-router-state-tree` of its request for a page's data: the router's tree of segments, as JSON and URL-encoded. Nothing
 * where the tree asks for the root or the frame anew (`refetch`), or cannot be read.
 */
export function frameOnScreen(stateTree: string | undefined): string | undefined {
  if (!stateTree) return undefined;
  try {
    const [, slots, , rootHint] = JSON.parse(decodeURIComponent(stateTree));
    const [group, , , frameHint] = slots.children;
    const isGroup = typeof group === 'string' && /^\(\w+\)$/.test(group);
    return isGroup && !rootHint && !frameHint ? group : undefined;
  } catch {
    return undefined;
  }
}
