'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlLook } from '@/components/ui/field';
import { TextLink } from '@/components/ui/text-link';
import { isTooLong, type MailMessage, mailtoHref } from '@/lib/forms/mail-message';

type MailHandoverProps = { message: MailMessage; reminder?: string; onEdit: () => void };

/** Says that the message now waits in the visitor's mail program, and shows it for those who have none. */
export function MailHandover({ message, reminder, onEdit }: MailHandoverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  useEffect(() => heading.current?.focus(), []);
  const text = `${message.subject}\n\n${message.body}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }

  return (
    <section aria-labelledby="handover-title" className="border-t-2 border-accent pt-6">
      <h3 id="handover-title" ref={heading} tabIndex={-1} className="text-heading">
        Your message is ready in your mail program
      </h3>
      <p className="mt-4">
        Nothing has been sent yet: please press send there. If no mail program opened, copy the text below and
        send it to <TextLink href={`mailto:${message.to}`}>{message.to}</TextLink>.
      </p>
      {reminder && <p className="mt-3 font-semibold text-accent-text">{reminder}</p>}
      {isTooLong(message) && (
        <p className="mt-3">
          Your message is long, and some mail programs cut it off: compare it with this one.
        </p>
      )}
      <label htmlFor="handover-text" className="mt-6 mb-1.5 block text-small font-semibold">
        Your message
      </label>
      <textarea id="handover-text" readOnly rows={10} className={controlLook} value={text} />
      <p role="status" className="min-h-6 pt-1 text-small">
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' && 'Your browser did not allow copying: select the text and copy it by hand.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        <Button onClick={copy}>Copy the text</Button>
        <ButtonLink variant="secondary" href={mailtoHref(message)}>
          Open mail program again
        </ButtonLink>
        <Button variant="quiet" onClick={onEdit}>
          Edit message
        </Button>
      </div>
    </section>
  );
}
