import { add } from './scripts.ts';

/**
 * Keeps what a visitor does before the scripts run in `window.earlyAction`: components/layout/early-action.tsx repeats it,
 * and then sets null there. Fetches the data that a touched field names.
 */
export function keepEarlyActions() {
  const keep = (type: 'click' | 'pointerdown', selector: string) =>
    addEventListener(type, ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>(selector);
      if (button && window.earlyAction !== null) window.earlyAction = button;
    });
  // After React's own listeners: a press in the middle of its start makes it finish at once and take the press.
  keep('click', 'button[type=button]:not([popovertarget])');
  // Forms enable their button once the scripts run. A finger may be faster.
  keep('pointerdown', 'button[type=submit]:disabled');
  addEventListener('focusin', ({ target }) => {
    const { preload: href } = (target as HTMLElement).dataset;
    if (href && window.earlyAction !== null)
      add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  });
  // Submitted natively, a search would reload the page and start its scripts from scratch.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (window.earlyAction === null || form.getAttribute('role') !== 'search') return;
    event.preventDefault();
    window.earlyAction = form;
  });
}
