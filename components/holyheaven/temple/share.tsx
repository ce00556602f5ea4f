'use client';

import { useState } from 'react';
import { useAnswer } from '@/components/holyheaven/today/today';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Words } from '@/content/holyheaven/words';
import { useClientValue } from '@/lib/browser';
import type { PictureWords } from '@/lib/temples/today/picture';
import { useShared } from './whatsapp-link';

type ShareProps = {
  url: string;
  title: string;
  /** The message without today's status. */
  text: string;
  /** The words in the picture of today's status. */
  picture: PictureWords;
  words: Words['sharing'];
};

/** Ways to share a page besides WhatsApp. If the browser has the system's share sheet, it replaces email. */
export function Share({ url: built, title, text, picture, words: sharing }: ShareProps) {
  const { url, message: marked } = useShared(built, text);
  // Only WhatsApp reads its marks of bold text.
  const message = marked.replaceAll('*', '');
  const [status, setStatus] = useState('');
  const today = useAnswer();
  const native = useClientValue(() => 'share' in navigator, false);

  async function share(what: ShareData) {
    // Cleared first, so that the same words are announced again.
    setStatus('');
    try {
      await navigator.share(what);
      setStatus(sharing.shared);
    } catch (error) {
      // The visitor closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setStatus(sharing.notShared);
    }
  }

  async function sharePicture() {
    try {
      const { todayPicture } = await import('@/lib/temples/today/picture');
      const file = await todayPicture(picture, today);
      if (navigator.canShare?.({ files: [file] })) return share({ files: [file], title: picture.title });
      const href = URL.createObjectURL(file);
      Object.assign(document.createElement('a'), { href, download: file.name }).click();
      // Some browsers read the file only after the click.
      setTimeout(URL.revokeObjectURL, 60_000, href);
      setStatus(sharing.saved);
    } catch {
      setStatus(sharing.notShared);
    }
  }

  return (
    <section aria-label={sharing.title} className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="text-small text-muted max-sm:hidden">{sharing.title}</p>
        {native ? (
          <Button variant="quiet" onClick={() => share({ title, text: message, url })}>
            {sharing.native}
          </Button>
        ) : (
          // Today's status is in the first tap, too: see show-answer.ts.
          <ButtonLink
            variant="quiet"
            suppressHydrationWarning
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${message}\n\n${url}`)}`}
          >
            {sharing.email}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={() => print()} className="noscript:hidden">
          {sharing.print}
        </Button>
        <Button variant="quiet" onClick={sharePicture} className="noscript:hidden">
          {sharing.picture}
        </Button>
      </div>
      <p role="status" className="text-small wrap-anywhere">
        {status}
      </p>
    </section>
  );
}
