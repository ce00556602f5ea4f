import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How often the fields are read, for what a password manager has filled in without telling the page. */
const REREAD_MS = 500;

/** Where a visitor types or chooses. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the visitor's message for a wrong value, or nothing. Rules for files and dates read `input`. */
export type Rule = (value: string, input: Control) => string | undefined;

export type Values<Name extends string> = Record<Name, string>;

/** A message, and the id of the field that it is about. */
export type Problem = { id: string; message: string };

type Options = {
  /** The message while a field is being edited; by default none. */
  onEdit?: (value: string) => string | undefined;
  /** Set for a form with an ErrorSummary. It announces the messages of a submit, so the fields must not. */
  summary?: boolean;
};

/**
 * State of a form's fields. Values live in the inputs, so text typed before the script started is kept. Inputs are found
 * by their ids and need no `name`: without one, no browser ever puts a value into an address.
 *
 * `rules` holds one rule per field, in the order of the page, under the input's id. Errors appear when a field is left
 * and on a submit. A field that is left by pressing the submit button is validated by the submit: a message between press
 * and release would push the button away from the pointer, and the click would be lost.
 */
export function useFields<Name extends string>(
  rules: Record<Name, Rule>,
  { onEdit, summary = false }: Options = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const isPressingSubmit = useRef(false);
  /** The field that such a press has left. */
  const heldBack = useRef<Name>(undefined);
  const names = Object.keys(rules) as Name[];
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [failed, setFailed] = useState<{ attempt: number; problems: Problem[] }>();
  const [submitted, setSubmitted] = useState(false);
  const [values, setValues] = useState<Values<Name> | undefined>();
  // Two submits in one task come before React has drawn anything of the first.
  const justSubmitted = useRef(false);

  const control = (name: Name) => form.current?.elements.namedItem(name) as Control;
  const read = () => Object.fromEntries(names.map((name) => [name, control(name).value])) as Values<Name>;
  const check = (name: Name) => rules[name](control(name).value, control(name));

  function showError(name: Name, message: string | undefined) {
    // A submit moves the focus and so leaves a field: what it found there is announced already.
    if (message === errors[name]) return;
    setSubmitted(false);
    setErrors((current) => ({ ...current, [name]: message }));
  }

  const reread = useEffectEvent(() => {
    // A form that is done may be gone.
    if (!form.current) return;
    const edited = names.filter((name) => control(name).value !== values?.[name]);
    if (edited.length === 0) return;
    setValues(read());
    // What was typed before the script started is not being edited.
    if (!values) return;
    // A file is chosen at once, not typed.
    for (const name of edited)
      showError(name, control(name).type === 'file' ? check(name) : onEdit?.(control(name).value));
    setFailed(
      (last) => last && { ...last, problems: last.problems.filter(({ id }) => !edited.includes(id as Name)) },
    );
  });

  const press = useEffectEvent(({ type, target }: Event) => {
    const isSubmit = target instanceof Element && target.closest('[type="submit"]:enabled') !== null;
    isPressingSubmit.current = type === 'mousedown' && isSubmit;
    const name = heldBack.current;
    heldBack.current = undefined;
    // Released elsewhere, a press submits nothing.
    if (name && !isSubmit) showError(name, check(name));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const listening = new AbortController();
    const on = (types: string[], listener: (event: Event) => void) => {
      for (const type of types)
        window.addEventListener(type, listener, { capture: true, signal: listening.signal });
    };
    reread();
    // What was filled in and left before the script started. An empty field waits: it may have been passed on the way.
    for (const name of names)
      if (control(name).value && control(name) !== document.activeElement) showError(name, check(name));
    // Autofill may send `change` alone, or nothing. React's onChange would miss both.
    on(['input', 'change', 'pointerdown'], reread);
    const timer = setInterval(reread, REREAD_MS);
    // Not pointerdown: a tap moves the focus with the mousedown, mouseup and click that follow when the finger is up.
    on(['mousedown', 'mouseup'], (event) => press(event));
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, []);

  return {
    form,
    errors,
    /**
     * What the last submit found wrong, without the fields that were edited since. Leaving a field does not change it: a
     * summary that grew or shrank then would move the button under the pointer.
     */
    failed,
    /** Undefined until the script runs: the forms' buttons wait for it. */
    values,
    /** Props for the field with this id. */
    field(name: Name) {
      return {
        id: name,
        error: errors[name],
        quiet: summary && submitted,
        onBlur() {
          if (isPressingSubmit.current) heldBack.current = name;
          else showError(name, check(name));
        },
      };
    },
    /**
     * All values when every rule holds; else shows the messages, focuses the first wrong field and returns nothing. A
     * second submit in the same task returns nothing either.
     */
    submit(): Values<Name> | undefined {
      if (justSubmitted.current) return undefined;
      justSubmitted.current = true;
      setTimeout(() => {
        justSubmitted.current = false;
      });
      const found = Object.fromEntries(names.map((name) => [name, check(name)])) as typeof errors;
      const wrong = names.filter((name) => found[name]);
      const [first] = wrong;
      // Drawn before the focus moves: a summary that came later would push the focused field away.
      flushSync(() => {
        setErrors(found);
        setSubmitted(true);
        setFailed(
          (last) =>
            first && {
              attempt: (last?.attempt ?? 0) + 1,
              problems: wrong.map((id) => ({ id, message: found[id] ?? '' })),
            },
        );
      });
      if (!first) return read();
      control(first).focus();
      return undefined;
    },
    /** Puts a value into an untouched field, as from a remembered visit. */
    fill(name: Name, value: string) {
      const field = control(name);
      if (field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value) return;
      field.value = value;
      setValues(read());
    },
    /** Empties the form and its messages. */
    reset() {
      form.current?.reset();
      setErrors({});
      setFailed(undefined);
      setValues(read());
    },
  };
}

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
