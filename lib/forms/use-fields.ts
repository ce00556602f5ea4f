import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How often the fields are read, because password managers may fill them in without an event. */
const REREAD_MS = 500;

/** A form control in which a visitor types or chooses. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the message for a wrong value, or undefined. Rules for files and dates read `input`. */
export type Rule = (value: string, input: Control) => string | undefined;

export type Values<Name extends string> = Record<Name, string>;

/** A message and the id of its field. */
export type Problem = { id: string; message: string };

type Options = {
  /** The message while a field is being edited; by default none. */
  onEdit?: (value: string) => string | undefined;
  /** Set for a form with an ErrorSummary. It announces the messages of a submit, so the fields must not. */
  summary?: boolean;
};

/**
 * State of a form's fields. Values live in the inputs, so text typed before hydration is kept. Inputs are found by id
 * and have no `name`, so that no browser can put a value into an address.
 *
 * `rules` has one rule per field, in page order, keyed by the input's id. Errors appear on blur and on submit. A field
 * left by a press is validated on its release: a message in between would push the pressed button away from the
 * pointer, and the click would be lost.
 */
export function useFields<Name extends string>(
  rules: Record<Name, Rule>,
  { onEdit, summary = false }: Options = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const isPressing = useRef(false);
  /** The field left by that press. */
  const heldBack = useRef<Name>(undefined);
  const names = Object.keys(rules) as Name[];
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [failed, setFailed] = useState<{ attempt: number; problems: Problem[] }>();
  const [submitted, setSubmitted] = useState(false);
  const [values, setValues] = useState<Values<Name> | undefined>();
  // Two submits can come in one task, before React has rendered the first.
  const justSubmitted = useRef(false);

  const control = (name: Name) => form.current?.elements.namedItem(name) as Control;
  const read = () => Object.fromEntries(names.map((name) => [name, control(name).value])) as Values<Name>;
  const check = (name: Name) => rules[name](control(name).value, control(name));

  function showError(name: Name, message: string | undefined) {
    // A submit moves the focus, which blurs a field whose error is already announced.
    if (message === errors[name]) return;
    setSubmitted(false);
    setErrors((current) => ({ ...current, [name]: message }));
  }

  const reread = useEffectEvent(() => {
    // A completed form may be gone.
    if (!form.current) return;
    const edited = names.filter((name) => control(name).value !== values?.[name]);
    if (edited.length === 0) return;
    setValues(read());
    // Text typed before hydration is not being edited.
    if (!values) return;
    // A file is chosen in one step, not typed.
    for (const name of edited)
      showError(name, control(name).type === 'file' ? check(name) : onEdit?.(control(name).value));
    setFailed(
      (last) => last && { ...last, problems: last.problems.filter(({ id }) => !edited.includes(id as Name)) },
    );
  });

  const press = useEffectEvent(({ type, target }: Event) => {
    isPressing.current = type === 'mousedown';
    const name = heldBack.current;
    heldBack.current = undefined;
    // A submit validates every field itself.
    const isSubmit = target instanceof Element && target.closest('[type="submit"]:enabled') !== null;
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
    // Validates fields that were filled in and left before hydration. Empty ones may only have been tabbed through.
    for (const name of names)
      if (control(name).value && control(name) !== document.activeElement) showError(name, check(name));
    // Autofill may send only `change`, or no event. React's onChange would miss both.
    on(['input', 'change', 'pointerdown'], reread);
    const timer = setInterval(reread, REREAD_MS);
    // Not pointerdown: a tap moves the focus only with the mousedown, mouseup and click that follow its release.
    // A drag ends without mouseup.
    on(['mousedown', 'mouseup', 'dragend'], (event) => press(event));
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, []);

  return {
    form,
    /**
     * What the last submit found wrong, except in fields edited since. It does not change on blur: a summary that grew
     * or shrank would move the button under the pointer.
     */
    failed,
    /** Undefined until hydration, for which the forms' buttons wait. */
    values,
    /** Props for the field with this id. */
    field(name: Name) {
      return {
        id: name,
        error: errors[name],
        quiet: summary && submitted,
        onBlur() {
          if (isPressing.current) heldBack.current = name;
          else showError(name, check(name));
        },
      };
    },
    /**
     * Returns all values if they pass their rules. Otherwise shows the messages, focuses the first wrong field and
     * returns undefined, as does a second submit in the same task.
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
      // Rendered before the focus moves: a later summary would push the focused field away.
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
      // From the summary down, unless the first wrong field would then be out of view.
      if (summary) form.current?.scrollIntoView?.();
      control(first).scrollIntoView?.({ block: 'nearest' });
      control(first).focus({ preventScroll: true });
      return undefined;
    },
    /** Puts a value, such as one remembered from a visit, into an untouched field. */
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
 * Browsers ignore Enter while the submit button is disabled. As the form's `onKeyDown`, this runs `submit` anyway, so
 * that an incomplete form shows its messages.
 */
export function submitOnEnter(submit: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { isComposing, keyCode } = event.nativeEvent;
    // Enter confirms an input method's composition. Safari signals that only by the legacy code 229.
    if (isComposing || keyCode === 229) return;
    const inField = event.target instanceof HTMLInputElement;
    const button = event.currentTarget.querySelector<HTMLButtonElement>('[type="submit"]');
    if (event.key !== 'Enter' || !inField || !button?.disabled) return;
    event.preventDefault();
    submit();
  };
}
