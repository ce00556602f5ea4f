const ELEMENT =
  /\["\$","script",null,\{"type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":"((?:[^"\\]|\\.)*)"\}\}\]/;

/** Takes out the row that holds a long text, in React's format: its id, `T`, its bytes in hexadecimal and the text. */
function withoutTextRow(data: string, id: string): string {
  const row = new RegExp(`(?<![0-9a-f])${id}:T([0-9a-f]+),`).exec(data);
  if (!row) throw new Error(`no row ${id} in the navigation data`);
  const rest = Buffer.from(data.slice(row.index + row[0].length));
  return data.slice(0, row.index) + rest.subarray(Number.parseInt(row[1] ?? '', 16)).toString();
}

/** Navigation data without what only search engines read, and they read documents: an eighth of it. */
export function withoutStructuredData(data: string): string {
  const found = ELEMENT.exec(data);
  if (!found) return data;
  const without = data.replace(found[0], () => 'null');
  const reference = /^\$([0-9a-f]+)$/.exec(found[1] ?? '');
  return reference?.[1] ? withoutTextRow(without, reference[1]) : without;
}
