/**
 * What navigations bring, in the format of React's server components: rows of an id and a content, which refers to other
 * rows as `$id`, `$Lid` and the like. A long text is the one content that says its length and ends without a line break.
 */
type Row = { id: string; content: string };

const ELEMENT =
  /\["\$","script",null,\{"type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":"((?:[^"\\]|\\.)*)"\}\}\]/;

function readRows(data: string): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < data.length; ) {
    const [head = '', id = '', length] =
      /^([0-9a-f]*):(?:T([0-9a-f]+),)?/.exec(data.slice(at, at + 40)) ?? [];
    if (!head) throw new Error('navigation data in a format that is not known');
    const from = at + head.length;
    const end = length
      ? from + Buffer.from(data.slice(from)).subarray(0, Number.parseInt(length, 16)).toString().length
      : data.indexOf('\n', from) + 1;
    rows.push({ id, content: data.slice(at + id.length + 1, end) });
    at = end;
  }
  return rows;
}

const writeRows = (rows: readonly Row[]) => rows.map(({ id, content }) => `${id}:${content}`).join('');

/** Without the rows that nothing from the first one on refers to; rows without an id are hints and stay. */
function reachable(rows: readonly Row[]): Row[] {
  const reached = new Set(['', '0']);
  for (const id of reached)
    for (const row of rows)
      if (row.id === id)
        for (const [, other = ''] of row.content.matchAll(/"\$[A-Za-z@]?([0-9a-f]+)(?=[":])/g))
          reached.add(other);
  return rows.filter(({ id }) => reached.has(id));
}

/** Navigation data without what only search engines read, and they read documents: an eighth of it. */
export function withoutStructuredData(data: string): string {
  const found = ELEMENT.exec(data);
  if (!found) return data;
  const without = data.replace(found[0], () => 'null');
  const reference = /^\$([0-9a-f]+)$/.exec(found[1] ?? '');
  return reference ? writeRows(readRows(without).filter(({ id }) => id !== reference[1])) : without;
}

/** What Next answers for a segment that the client has (createSkippedSegmentData). */
const KEPT = { r: null, p: true, v: null };

/**
 * A page's whole data without the root layout and the frame, as Next itself answers for pages that it renders on
 * demand when the client says that it has both; `group` is the route group whose frame it is. Nothing where the page
 * refers into the frame.
 */
export function withoutFrame(data: string): { group: string; data: string } | undefined {
  const rows = readRows(data);
  const root = rows.find(({ id }) => id === '0');
  if (!root) return undefined;
  const payload = JSON.parse(root.content);
  const frameId = String(payload.t.t.c).slice('$Q'.length);
  const frame = rows.find(({ id }) => id === frameId);
  if (!frame) return undefined;
  const children = JSON.parse(frame.content);
  const node = children[0][1];
  if (!/^\(\w+\)$/.test(node.s)) return undefined;
  payload.t.t.d = KEPT;
  node.d = KEPT;
  root.content = `${JSON.stringify(payload)}\n`;
  frame.content = `${JSON.stringify(children)}\n`;
  const left = reachable(rows);
  const intoFrame = new RegExp(`"\\$(0|${frameId}):`);
  if (left.some(({ content }) => intoFrame.test(content))) return undefined;
  return { group: node.s, data: writeRows(left) };
}
