import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { forms } from '@/content/forms';

// A tick, clipped from a square.
const tick =
  'before:block before:size-full before:scale-70 before:[clip-path:polygon(14%_44%,0_62%,42%_96%,100%_18%,84%_4%,38%_64%)]';

/** A checkbox with its label. */
export function Checkbox({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className={`size-5 shrink-0 appearance-none rounded-[2px] border border-control bg-surface checked:border-accent checked:bg-accent checked:before:bg-on-accent forced-colors:appearance-auto ${tick}`}
        {...input}
      />
      {children}
    </label>
  );
}

const anyControl = clsx(
  'block w-full scroll-mt-10 rounded-[2px] border border-control bg-surface px-4 py-3 text-body text-ink',
  'placeholder:text-muted disabled:opacity-60',
  // The padding offsets the thicker border, so that an error moves nothing.
  'aria-invalid:border-2 aria-invalid:border-danger aria-invalid:py-[calc(0.75rem-1px)]',
);
export const controlLook = clsx('min-h-12', anyControl);
const selectLook = clsx(controlLook, 'appearance-none pr-11');
const fileLook = clsx(
  'file:mr-4 file:rounded-control file:border file:border-current file:bg-transparent file:px-4 file:py-1.5',
  'file:text-small file:font-semibold file:text-ink',
);

type FieldFrameProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Set if something else announces the error. */
  quiet?: boolean;
  /** A string replaces the English word for it. */
  optional?: boolean | string;
  className?: string;
};

/** The attributes with which a control's label, hint and error are announced together. */
type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** Label, hint, control and error of one field. */
export function Field({
  id,
  label,
  hint,
  error,
  quiet,
  optional,
  className,
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const hintId = `${id}-hint`;
  const lineId = `${id}-error`;
  const describedBy = [hint && hintId, error && lineId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
        {optional && (
          <span className="font-normal text-muted"> {optional === true ? forms.optional : optional}</span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="mb-2 text-small text-muted">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      <p
        id={lineId}
        aria-live={quiet ? 'off' : 'polite'}
        className="min-h-7 text-small leading-[1.35] font-medium text-danger not-empty:pt-2 not-empty:pb-4"
      >
        {error}
      </p>
    </div>
  );
}

/** Splits a field's props between frame and control. */
function parted<Props extends FieldFrameProps>(props: Props) {
  const { label, hint, error, quiet, optional, className, ...control } = props;
  return { frame: { id: props.id, label, hint, error, quiet, optional, className }, control };
}

export function TextField(props: FieldFrameProps & ComponentProps<'input'>) {
  const { frame, control: input } = parted(props);
  return (
    <Field {...frame}>
      {(control) => (
        <input {...input} {...control} className={clsx(controlLook, input.type === 'file' && fileLook)} />
      )}
    </Field>
  );
}

export function TextAreaField(props: FieldFrameProps & ComponentProps<'textarea'>) {
  const { frame, control: textarea } = parted(props);
  return (
    <Field {...frame}>{(control) => <textarea {...textarea} {...control} className={controlLook} />}</Field>
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly (string | { value: string; label: string })[];
};

export function SelectField({ options, ...props }: FieldFrameProps & SelectFieldProps) {
  const { frame, control: select } = parted(props);
  return (
    <Field {...frame}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={selectLook}>
            {options.map((option) => {
              const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value}>
                  {label}
                </option>
              );
            })}
          </select>
          <svg
            viewBox="0 0 12 8"
            width="12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 my-auto"
          >
            <path d="m1 1.5 5 5 5-5" />
          </svg>
        </span>
      )}
    </Field>
  );
}
