/*
 * What a visitor does before the scripts run is kept in `window.earlyAction`: components/layout/early-action.tsx repeats
 * it, and then sets null there.
 */
let gaveUp = false;

/** A search that was kept goes to the server after all. */
export function giveUpEarlyAction() {
  gaveUp = true;
  if (window.earlyAction instanceof HTMLFormElement) window.earlyAction.submit();
}

/** @param preload fetches the data that a field will need, which it names. */
export function keepEarlyActions(preload: (href: string) => void) {
  // After React's own listeners: a press in the middle of its start makes it finish at once and take the press.
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]:not([popovertarget])');
    if (button && window.earlyAction !== null) window.earlyAction = button;
  });
  // Forms enable their button once the scripts run. A finger may be faster.
  addEventListener('pointerdown', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=submit]:disabled');
    if (button && window.earlyAction !== null) window.earlyAction = button;
  });
  addEventListener(
    'focusin',
    ({ target }) => {
      const { preload: href } = (target as HTMLElement).dataset;
      if (href && window.earlyAction !== null) preload(href);
    },
    true,
  );
  // Submitted natively, a search would reload the page and start its scripts from scratch.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (gaveUp || window.earlyAction === null || form.getAttribute('role') !== 'search') return;
    event.preventDefault();
    window.earlyAction = form;
  });
}
