/*
 * Next runs this right before React takes the page over. Extensions may put something into the body until then. React
 * skips an element whose tag is not the one that it looks for, but no text. First it looks for an empty `div` of Next's.
 */
const first = [...document.querySelectorAll('body > div[hidden]')].find(
  ({ firstChild }) => firstChild instanceof Comment,
);
// An extension may insist on being the first.
let tries = 9;

function makeRoom() {
  for (const node of [...document.body.childNodes]) if (node instanceof Text) document.body.append(node);
  if (first && first !== document.body.firstChild) document.body.prepend(first);
}

makeRoom();
const watch = new MutationObserver(() => {
  // components/layout/early-action.tsx sets null once React has the page.
  if (window.earlyAction === null || tries === 0) return watch.disconnect();
  tries -= 1;
  makeRoom();
});
watch.observe(document.body, { childList: true });
