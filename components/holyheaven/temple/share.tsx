'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Words } from '@/content/holyheaven/words';
import { fill } from '@/lib/text';
import { useClientValue } from '@/lib/use-client-value';
import { ShareLinks } from './share-links';

type ShareProps = {
  /** The page's address as the build knows it. Visitors share the one they are at. */
  url: string;
  title: string;
  text: string;
  words: Words['sharing'];
};

/**
 * Ways to pass a page on. The button for the system's share sheet holds its place, invisible, until the script knows
 * whether the browser has one.
 */
export function Share({ url: built, title, text, words: sharing }: ShareProps) {
  const url = useClientValue(() => location.origin + location.pathname, built);
  const [status, setStatus] = useState('');
  const native = useClientValue<boolean | undefined>(() => 'share' in navigator, undefined);

  async function copy() {
    // Cleared first, so that the same words are announced a second time.
    setStatus('');
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setStatus(copied ? sharing.copied : fill(sharing.notCopied, { url }));
  }

  async function share() {
    setStatus('');
    try {
      await navigator.share({ title, text, url });
      setStatus(sharing.shared);
    } catch (error) {
      // The visitor closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setStatus(sharing.notShared);
    }
  }

  return (
    <section aria-label={sharing.title} className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="text-small text-muted max-sm:hidden">{sharing.title}</p>
        <ShareLinks url={url} title={title} text={text} words={sharing} />
        <Button variant="quiet" onClick={copy} className="noscript:hidden">
          {sharing.copy}
        </Button>
        <Button variant="quiet" onClick={() => print()} className="noscript:hidden">
          {sharing.print}
        </Button>
        {native !== false && (
          <Button variant="quiet" onClick={share} className={native ? undefined : 'invisible'}>
            {sharing.native}
          </Button>
        )}
      </div>
      <p role="status" className="mt-1 min-h-6 text-small wrap-anywhere">
        {status}
      </p>
    </section>
  );
}
