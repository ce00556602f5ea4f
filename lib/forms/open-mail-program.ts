/** Hands a `mailto:` address to the visitor's mail program; apart, because a test has none to hand it to. */
export function openMailProgram(href: string): void {
  window.location.assign(href);
}
