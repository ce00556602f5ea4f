'use client';

import { useState } from 'react';
import { forms } from '@/content/forms';
import { type MailMessage, mailtoHref, messageText } from '@/lib/forms/mail-message';
import { Button, ButtonLink } from './button';

const { mail: words } = forms;

/** Ways to send a message: in the mail program, which has been asked to open it already, or as a copy. */
export function MailActions({ message }: { message: MailMessage }) {
  const [status, setStatus] = useState('');

  async function copy(text: string, copied: string) {
    // Cleared first, so that the same words are announced again.
    setStatus('');
    try {
      await navigator.clipboard.writeText(text);
      setStatus(copied);
    } catch {
      setStatus(words.notCopied);
    }
  }

  return (
    <div className="mt-6">
      <div className="flex gap-x-6 gap-y-3 max-sm:flex-col sm:flex-wrap">
        <ButtonLink href={mailtoHref(message)}>{words.open}</ButtonLink>
        <Button variant="secondary" onClick={() => copy(messageText(message), words.textCopied)}>
          {words.copyText}
        </Button>
        <Button variant="quiet" onClick={() => copy(message.to, words.addressCopied)}>
          {words.copyAddress}
        </Button>
      </div>
      <p role="status" className="min-h-[calc(1.55em+0.5rem)] pt-2 text-small">
        {status}
      </p>
    </div>
  );
}
