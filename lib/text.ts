/** Fills in a text's `{name}` placeholders. A placeholder without a value stays, so that a test can find it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** A link that opens WhatsApp with a message of these lines, without word joiners, which old phones show as boxes. */
export const whatsappLink = (...lines: string[]): string =>
  `https://wa.me/?text=${encodeURIComponent(lines.join('\n').replaceAll('\u2060', ''))}`;

/** Data for a JSON script element, escaped so that a closing tag in a text cannot end the element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Trims and normalises to NFC, so that an accent typed as one or two characters makes the same name or email. */
export const tidy = (text: string): string => text.trim().normalize('NFC');
