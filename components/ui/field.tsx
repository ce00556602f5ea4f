import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export const controlLook =
  'w-full min-h-12 rounded-[2px] border border-control bg-surface px-4 py-3 text-body text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60';

type FieldFrameProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  className?: string;
};

/** What a control needs so that its label, hint and error are told together. */
export type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** Label, hint, control and error of one field; the error's line is always there, so that nothing moves when it fills. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="mb-2 text-small text-muted">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      <p id={errorId} aria-live="polite" className="min-h-6 pt-1 text-small font-semibold text-danger">
        {error}
      </p>
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldFrameProps & ComponentProps<'input'>) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <input {...input} {...control} className={controlLook} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  className,
  ...textarea
}: FieldFrameProps & ComponentProps<'textarea'>) {
  return (
    <Field id={textarea.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <textarea {...textarea} {...control} className={controlLook} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  options,
  ...select
}: FieldFrameProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly (string | { value: string; label: string })[];
  }) {
  return (
    <Field id={select.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <select {...select} {...control} className={clsx(controlLook, 'appearance-auto')}>
          {options.map((option) => {
            const { value, label: text } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}
