import { useEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Says what is wrong with a value, in words for the visitor, or nothing. `input` is there for files and dates. */
export type Rule = (value: string, input: Control) => string | undefined;

export type Values<Name extends string> = Record<Name, string>;

/**
 * State of a form's fields. Values live in the inputs themselves, which are found by their ids, so that text typed
 * before the script started is neither lost nor missed, and inputs need no `name`: without one a browser never puts
 * a value into an address, with or without JavaScript.
 *
 * `rules` holds one rule per field, in the order of the page, under the input's id. `onEdit` decides the message while
 * a field is being edited (default: none). Errors appear when a field is left and on a submit.
 */
export function useFields<Name extends string>(
  rules: Record<Name, Rule>,
  onEdit: (value: string) => string | undefined = () => undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(rules) as Name[];
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [values, setValues] = useState<Values<Name> | undefined>();

  const control = (name: Name) => form.current?.elements.namedItem(name) as Control;
  const read = () => Object.fromEntries(names.map((name) => [name, control(name).value])) as Values<Name>;
  const check = (name: Name) => rules[name](control(name).value, control(name));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or filled in before the script started
  useEffect(() => setValues(read()), []);

  return {
    form,
    errors,
    /** Undefined until the script runs: the forms' buttons wait for it. */
    values,
    /** Props for the field with this id. */
    field(name: Name) {
      return {
        id: name,
        error: errors[name],
        onInput: () => {
          setValues(read());
          setErrors((current) => ({ ...current, [name]: onEdit(control(name).value) }));
        },
        onBlur: () => setErrors((current) => ({ ...current, [name]: check(name) })),
      };
    },
    /** All values when every rule holds; else shows the messages, focuses the first wrong field and returns nothing. */
    submit(): Values<Name> | undefined {
      const found = Object.fromEntries(names.map((name) => [name, check(name)])) as Partial<
        Record<Name, string>
      >;
      setErrors(found);
      const first = names.find((name) => found[name]);
      if (!first) return read();
      control(first).focus();
      return undefined;
    },
    /** Puts a value into an untouched field, as from a remembered visit. */
    fill(name: Name, value: string) {
      if (control(name).value) return;
      control(name).value = value;
      setValues(read());
    },
    /** Empties the form and its messages. */
    reset() {
      form.current?.reset();
      setErrors({});
      setValues(read());
    },
  };
}
