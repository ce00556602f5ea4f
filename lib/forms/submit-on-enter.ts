import type { KeyboardEvent } from 'react';

/**
 * Browsers ignore Enter while the form's submit button is disabled. As the form's `onKeyDown`, this runs `submit` all the
 * same, so that the messages of an incomplete form appear.
 */
export function submitOnEnter(submit: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { isComposing, keyCode } = event.nativeEvent;
    // Enter accepts what an input method composes. Safari says so by the old code alone.
    if (isComposing || keyCode === 229) return;
    const inField = event.target instanceof HTMLInputElement;
    const button = event.currentTarget.querySelector<HTMLButtonElement>('[type="submit"]');
    if (event.key !== 'Enter' || !inField || !button?.disabled) return;
    event.preventDefault();
    submit();
  };
}
