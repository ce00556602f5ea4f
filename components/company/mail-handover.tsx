'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlLook } from '@/components/ui/field';
import { TextLink } from '@/components/ui/text-link';
import { mailForm as words } from '@/content/company/forms';
import { isTooLong, type MailMessage, mailtoHref } from '@/lib/forms/mail-message';

type MailHandoverProps = { message: MailMessage; reminder?: string; onEdit: () => void };

/** Tells that the message waits in the visitor's mail program, and shows it for those who have none. */
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
        {words.title}
      </h3>
      <p className="mt-4">
        {words.text} <TextLink href={`mailto:${message.to}`}>{message.to}</TextLink>.
      </p>
      {reminder && <p className="mt-3 font-semibold text-accent-text">{reminder}</p>}
      {isTooLong(message) && <p className="mt-3">{words.tooLong}</p>}
      <label htmlFor="handover-text" className="mt-6 mb-1.5 block text-small font-semibold">
        {words.message}
      </label>
      <textarea id="handover-text" readOnly rows={10} className={controlLook} value={text} />
      <p role="status" className="min-h-6 pt-1 text-small">
        {copied === 'yes' && words.copied}
        {copied === 'no' && words.notCopied}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        <Button onClick={copy}>{words.copy}</Button>
        <ButtonLink variant="secondary" href={mailtoHref(message)}>
          {words.again}
        </ButtonLink>
        <Button variant="quiet" onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
    </section>
  );
}
