import type { KeyboardEvent } from 'react';

/**
 * Browsers ignore Enter while the form's submit button is disabled. With this `onKeyDown` of the form, Enter in a
 * field of an incomplete form runs `submit` all the same, so that its messages can be reached.
 */
export function submitOnEnter(submit: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const inField = event.target instanceof HTMLInputElement;
    const button = event.currentTarget.querySelector<HTMLButtonElement>('[type="submit"]');
    if (event.key !== 'Enter' || !inField || !button?.disabled) return;
    event.preventDefault();
    submit();
  };
}
