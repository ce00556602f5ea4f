'use client';

import type { MouseEvent } from 'react';
import { forms } from '@/content/forms';
import type { Problem } from '@/lib/forms/use-fields';

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1)) as HTMLInputElement | null;
  if (!control) return;
  event.preventDefault();
  // Focusing alone could leave the label under the sticky header.
  control.labels?.[0]?.scrollIntoView();
  control.focus({ preventScroll: true });
}

type ErrorSummaryProps = {
  /** One level below the last heading above the form, or a message. */
  heading: 'h2' | 'h3' | 'p';
  /** What is wrong first, which is all of it if only one field is wrong. */
  title?: string;
  failed?: { attempt: number; problems: readonly Problem[] };
};

/**
 * What a submit found wrong, with links to the fields. It is announced once per failed submit. It does not take the
 * focus, which goes to the first wrong field.
 */
export function ErrorSummary({ heading: Heading, title, failed }: ErrorSummaryProps) {
  if (!failed?.problems.length) return null;
  return (
    // A new element per submit, so that the same messages are announced again.
    <div
      key={failed.attempt}
      role="alert"
      // Nothing is announced when an edit removes a message.
      aria-relevant="additions"
      className="mb-6 border-l-4 border-danger bg-danger-surface px-4 py-3 text-danger"
    >
      <Heading className="font-sans font-semibold">{title ?? forms.problem}</Heading>
      {(!title || failed.problems.length > 1) && (
        <ul className="mt-1 gap-x-6 sm:flex sm:flex-wrap">
          {failed.problems.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={goToField}
                className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
