/** A message that a visitor sends with their own mail program; lines of `body` end in `\n`. */
export type MailMessage = { to: string; subject: string; body: string };

/** The message as a `mailto:` address (RFC 6068: UTF-8 percent-encoded, lines end in CRLF). */
export function mailtoHref({ to, subject, body }: MailMessage): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** "Name: value" lines for the head of a message; empty values are left out. */
export function mailLines(values: Record<string, string>): string {
  return Object.entries(values)
    .filter(([, value]) => value.trim())
    .map(([name, value]) => `${name}: ${value.trim()}`)
    .join('\n');
}
