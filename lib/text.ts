/** A text with its `{name}` placeholders filled in. A placeholder without a value stays, so that a test can see it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Opens WhatsApp with a message of these lines. */
export const whatsappLink = (...lines: string[]): string =>
  `https://wa.me/?text=${encodeURIComponent(lines.join('\n'))}`;

/** Data for a script element of type JSON: a closing tag in a text must not end the element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Trimmed, in NFC: an accent typed as one character or as two must make the same name and the same email. */
export const tidy = (text: string): string => text.trim().normalize('NFC');
