/** A text with its `{name}` placeholders filled in. A placeholder without a value stays, so that a test can see it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
