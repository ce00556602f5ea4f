'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { controlLook } from '@/components/ui/field';
import { MailActions } from '@/components/ui/mail-actions';
import { mailForm as words } from '@/content/company/forms';
import { isTooLong, type MailMessage, messageText } from '@/lib/forms/mail-message';

type MailHandoverProps = { message: MailMessage; reminder?: string; onEdit: () => void };

/** Shows the message and the ways to send it. Whether a mail program opened, no page can know. */
export function MailHandover({ message, reminder, onEdit }: MailHandoverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="handover-title" className="border-t-2 border-accent pt-6">
      <h3 id="handover-title" ref={heading} tabIndex={-1} className="text-heading">
        {words.title}
      </h3>
      <p className="mt-4">
        {words.text} <strong className="font-semibold wrap-anywhere">{message.to}</strong>.
      </p>
      {reminder && <p className="mt-3 font-semibold text-accent-text">{reminder}</p>}
      {isTooLong(message) && <p className="mt-3">{words.tooLong}</p>}
      <MailActions message={message} />
      <label htmlFor="handover-text" className="mt-3 mb-1.5 block text-small font-semibold">
        {words.message}
      </label>
      <textarea id="handover-text" readOnly rows={10} className={controlLook} value={messageText(message)} />
      <Button variant="quiet" className="mt-3" onClick={onEdit}>
        {words.edit}
      </Button>
    </section>
  );
}
