'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { type MailMessage, mailtoHref } from '@/lib/forms/mail-message';

type MailHandoverProps = { message: MailMessage; reminder?: string; onEdit: () => void };

/** Says that the message now waits in the visitor's mail program, and shows it for those who have none. */
export function MailHandover({ message, reminder, onEdit }: MailHandoverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${message.subject}\n\n${message.body}`);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }

  return (
    <section aria-labelledby="handover-title">
      <h3 id="handover-title" ref={heading} tabIndex={-1} className="text-heading">
        Your message is ready in your mail program
      </h3>
      <p className="mt-4">
        Nothing has been sent yet: please press send there. If no mail program opened, copy the text below and
        send it to{' '}
        <a className="text-link" href={`mailto:${message.to}`}>
          {message.to}
        </a>
        .
      </p>
      {reminder && <p className="mt-3 font-semibold">{reminder}</p>}
      <label htmlFor="handover-text" className="mt-6 mb-1.5 block text-small font-semibold">
        Your message
      </label>
      <textarea
        id="handover-text"
        readOnly
        rows={9}
        className="w-full rounded-[2px] border border-control bg-surface px-4 py-3 text-small"
        value={`${message.subject}\n\n${message.body}`}
      />
      <p role="status" className="min-h-6 text-small">
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' && 'Your browser did not allow copying: select the text and copy it by hand.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={copy}>Copy the text</Button>
        <ButtonLink variant="secondary" href={mailtoHref(message)}>
          Open mail program again
        </ButtonLink>
        <Button variant="secondary" onClick={onEdit}>
          Edit message
        </Button>
      </div>
    </section>
  );
}
