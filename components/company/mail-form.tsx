'use client';

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { NeedsJavaScript } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { MailActions } from '@/components/ui/mail-actions';
import { TextLink } from '@/components/ui/text-link';
import { mailForm as words } from '@/content/company/forms';
import { forms } from '@/content/forms';
import { isTooLong, type MailMessage, mailtoHref, openMailProgram } from '@/lib/forms/mail-message';
import { type Rule, useFields, type Values } from '@/lib/forms/use-fields';

/** Brings the title of what replaces the form into view. */
const startHere = (heading: HTMLElement | null) => {
  heading?.scrollIntoView?.({ block: 'nearest' });
  heading?.focus({ preventScroll: true });
};

/** An email as it will be sent. */
export const Letter = ({ message: { to, subject, body } }: { message: MailMessage }) => (
  <div className="mb-6 border border-line text-small">
    <p className="border-b border-line px-4 py-2 wrap-anywhere text-muted">
      {words.letter.to}: {to}
      <br />
      {words.letter.subject}: <span className="font-semibold text-ink">{subject}</span>
    </p>
    <p className="px-4 py-3 wrap-anywhere whitespace-pre-line">{body}</p>
  </div>
);

type MailHandoverProps = { what: string; message: MailMessage; reminder?: string; onEdit: () => void };

/** Shows the message and how to send it, since a page cannot know whether a mail program opened. */
function MailHandover({ what, message, reminder, onEdit }: MailHandoverProps) {
  return (
    <section aria-labelledby="handover-title" className="border-t-2 border-accent pt-6">
      <h3 id="handover-title" ref={startHere} tabIndex={-1} className="text-heading">
        {words.title(what)}
      </h3>
      {reminder && <p className="mt-3 font-semibold text-accent-text">{reminder}</p>}
      <p className="mt-3">
        {words.text} <strong className="font-semibold wrap-anywhere">{message.to}</strong>.
      </p>
      {isTooLong(message) && <p className="mt-3">{words.tooLong}</p>}
      <MailActions message={message} />
      <Letter message={message} />
      <Button variant="quiet" onClick={onEdit}>
        {words.edit(what)}
      </Button>
    </section>
  );
}

type MailFormProps<Name extends string> = {
  label: string;
  /** What the email is called. */
  what?: string;
  /** Lets controls outside the form refer to it. */
  id?: string;
  /** The address, which is also shown without JavaScript. */
  to: string;
  rules: Record<Name, Rule>;
  compose: (values: Values<Name>) => Omit<MailMessage, 'to'>;
  /** A sentence to show with the finished message, such as what to attach. */
  reminder?: (values: Values<Name>) => string | undefined;
  /** Fills empty fields, such as from the page's query. Called once, in the browser. */
  prefill?: (fill: (name: NoInfer<Name>, value: string) => void) => void;
  children: (
    field: ReturnType<typeof useFields<Name>>['field'],
    values: Values<Name> | undefined,
  ) => ReactNode;
};

/**
 * A form that sends and stores nothing. A valid submit opens the message in the visitor's own mail program and shows it
 * here to copy. The form is then hidden, not removed, so that nothing typed is lost.
 */
export function MailForm<Name extends string>({
  label,
  what = 'message',
  id,
  to,
  rules,
  compose,
  reminder,
  prefill,
  children,
}: MailFormProps<Name>) {
  const { form, values, failed, field, submit, fill } = useFields(rules, { summary: true });
  const [handedOver, setHandedOver] = useState<{ message: MailMessage; reminder?: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => prefill?.(fill), []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const valid = !handedOver && submit();
    if (!valid) return;
    const message = { to, ...compose(valid) };
    setHandedOver({ message, reminder: reminder?.(valid) });
    openMailProgram(mailtoHref(message));
  }

  function edit() {
    setHandedOver(undefined);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus());
  }

  return (
    <>
      {handedOver && <MailHandover what={what} {...handedOver} onEdit={edit} />}
      <form
        ref={form}
        id={id}
        aria-label={label}
        // Without JavaScript, a submit sends nothing.
        method="dialog"
        noValidate
        hidden={Boolean(handedOver)}
        onSubmit={onSubmit}
      >
        <ErrorSummary heading="h3" failed={failed} />
        {children(field, values)}
        <NeedsJavaScript>
          {words.withoutScript} <TextLink href={`mailto:${to}`}>{to}</TextLink>
        </NeedsJavaScript>
        <Button type="submit" className="max-sm:w-full noscript:hidden">
          {forms.mail.open}
        </Button>
      </form>
    </>
  );
}
