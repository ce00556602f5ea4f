import { add, letBrowserCheck } from './scripts.ts';

/**
 * Keeps what a visitor does before the scripts run in `window.earlyAction`. components/layout/early-action.tsx repeats
 * it, then sets the variable to null. Also preloads the data that a focused field names.
 */
export function keepEarlyActions() {
  const keep = (element?: typeof window.earlyAction) => {
    if (element && window.earlyAction !== null) window.earlyAction = element;
  };
  const pressed = ({ target }: Event, selector: string) =>
    (target as Element).closest<HTMLButtonElement>(selector);
  // Runs after React's own listeners: a press while React hydrates makes it finish at once and handle the press.
  addEventListener('click', (event) => keep(pressed(event, 'button[type=button]:not([popovertarget])')));
  // Forms enable their button once the scripts run. A tap, or Enter in a field, may come sooner.
  const waiting = 'button[type=submit]:disabled';
  addEventListener('pointerdown', (event) => keep(pressed(event, waiting)?.form));
  addEventListener('keydown', ({ key, isComposing, target }) => {
    const form = key === 'Enter' && !isComposing && target instanceof HTMLInputElement && target.form;
    if (form && form.querySelector(waiting) !== null) keep(form);
  });
  addEventListener('focusin', ({ target }) => {
    const { preload: href } = (target as HTMLElement).dataset;
    if (href && window.earlyAction !== null)
      add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  });
  // If the browser submitted it, a search would reload the page and restart its scripts, and a form would be validated
  // with the browser's messages.
  letBrowserCheck(false);
  addEventListener('submit', (event) => {
    if (window.earlyAction === null) return;
    event.preventDefault();
    keep(event.target as HTMLFormElement);
  });
}
