import { add, letBrowserCheck } from './scripts.ts';

/**
 * Keeps what a visitor does before the scripts run in `window.earlyAction`: components/layout/early-action.tsx repeats it,
 * and then sets null there. Fetches the data that a touched field names.
 */
export function keepEarlyActions() {
  const keep = (element?: typeof window.earlyAction) => {
    if (element && window.earlyAction !== null) window.earlyAction = element;
  };
  const pressed = ({ target }: Event, selector: string) =>
    (target as Element).closest<HTMLButtonElement>(selector);
  // After React's own listeners: a press in the middle of its start makes it finish at once and take the press.
  addEventListener('click', (event) => keep(pressed(event, 'button[type=button]:not([popovertarget])')));
  // Forms enable their button once the scripts run. A finger may be faster, and so may Enter in a field.
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
  // Sent by the browser, a search would reload the page and start its scripts from scratch, and a form would be checked in
  // the browser's words.
  letBrowserCheck(false);
  addEventListener('submit', (event) => {
    if (window.earlyAction === null) return;
    event.preventDefault();
    keep(event.target as HTMLFormElement);
  });
}
