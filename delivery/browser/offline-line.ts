/*
 * Runs at the start of a page that offline.ts answers from its copy. Says how old the copy is. Pages from the network
 * do not carry it.
 */

/** What the build inserts: the sentence, with `{age}` and `{date}` in it, and its language. */
export type LineWords = { text: string; language: string };

declare const LINE: LineWords;

// Every temple page has the rules of these classes, because its bar and its footer use them.
const LOOK = 'border-b border-line bg-canvas text-small text-muted print:hidden';
const INSIDE = 'mx-auto flex max-w-page px-gutter py-3';
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** `2 hours ago`. */
function age(saved: Date, language: string): string {
  const minutes = Math.max(1, (Date.now() - saved.getTime()) / 60_000);
  const [unit, length] = UNITS.find(([, length]) => minutes >= length) ?? ['minute', 1];
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.floor(minutes / length), unit);
}

function sentence(saved: Date): string {
  const { text, language } = LINE;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(saved);
  return text.replace('{age}', age(saved, language)).replace('{date}', date);
}

const script = document.currentScript as HTMLScriptElement;
const line = document.createElement('p');
const inside = line.appendChild(document.createElement('span'));
const text = sentence(new Date(Number(script.dataset.saved)));
line.className = LOOK;
line.dataset.theme = 'first-light';
line.setAttribute('role', 'status');
inside.className = INSIDE;
inside.textContent = text;
script.replaceWith(line);

addEventListener('DOMContentLoaded', () => {
  // The line stands outside of the element that has the fonts for the page's language.
  const frame = document.querySelector('div[data-theme]');
  if (frame) line.style.fontFamily = getComputedStyle(frame).fontFamily;
});
addEventListener('load', () => {
  // Screen readers read out what changes in a status, not what it says at first.
  inside.textContent = '';
  inside.textContent = text;
});

const { pathname } = location;
// After a navigation without a new document, the page is no copy.
new MutationObserver(() => {
  if (location.pathname !== pathname) line.remove();
}).observe(document.body, { childList: true, subtree: true });
