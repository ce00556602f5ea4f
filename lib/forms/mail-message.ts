/** A message that visitors send with their own mail program. Lines of `body` end in `\n`. */
export type MailMessage = { to: string; subject: string; body: string };

// Windows truncates or drops longer addresses.
const LONGEST_HREF = 2000;

/** The message as a `mailto:` address (RFC 6068: UTF-8 percent-encoded, lines end in CRLF). */
export function mailtoHref({ to, subject, body }: MailMessage): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`;
}

/** Subject and body, to copy into a mail program. */
export const messageText = ({ subject, body }: MailMessage) => `${subject}\n\n${body}`;

/** Whether some mail programs would truncate the message. */
export const isTooLong = (message: MailMessage) => mailtoHref(message).length > LONGEST_HREF;

/** "Name: value" lines for the values that are not blank; then a blank line and the text, if any. */
export function mailBody(values: Record<string, string>, text: string): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value.trim())
    .map(([name, value]) => `${name}: ${value.trim()}`);
  return [lines.join('\n'), text.trim()].filter(Boolean).join('\n\n');
}

// encodeURIComponent throws on a lone surrogate, as in a text cut off inside an emoji.
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Opens a `mailto:` address in the visitor's mail program. A function so that tests can replace it. */
export function openMailProgram(href: string): void {
  window.location.assign(href);
}
