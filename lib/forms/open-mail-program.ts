/** Opens a `mailto:` address in the visitor's mail program. A file of its own, so that tests can replace it. */
export function openMailProgram(href: string): void {
  window.location.assign(href);
}
