/** A message that a visitor sends with their own mail program; lines of `body` end in `\n`. */
export type MailMessage = { to: string; subject: string; body: string };

// What Windows hands to a mail program; a longer address arrives cut off or not at all.
const LONGEST_HREF = 2000;

/** The message as a `mailto:` address (RFC 6068: UTF-8 percent-encoded, lines end in CRLF). */
export function mailtoHref({ to, subject, body }: MailMessage): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`;
}

/** Whether some mail programs would cut the message off. */
export const isTooLong = (message: MailMessage) => mailtoHref(message).length > LONGEST_HREF;

/** "Name: value" lines for the head of a message; empty values are left out. */
export function mailLines(values: Record<string, string>): string {
  return Object.entries(values)
    .filter(([, value]) => value.trim())
    .map(([name, value]) => `${name}: ${value.trim()}`)
    .join('\n');
}

/** The lines, and under a blank one the text, if there is any. */
export function mailBody(lines: Record<string, string>, text: string): string {
  return [mailLines(lines), text.trim()].filter(Boolean).join('\n\n');
}

// encodeURIComponent throws on half a surrogate pair, as a text cut in the middle of an emoji has it.
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
