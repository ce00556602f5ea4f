'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { pageError } from '@/content/errors';
import { takeFocus } from '@/lib/browser';

type ErrorScreenProps = {
  words: Readonly<Record<keyof typeof pageError, string>>;
  /** The home page in the words' language. */
  home?: string;
  reset: () => void;
};

/** Stands in for a page that failed to render, inside the frame. */
export function ErrorScreen({ words, home = '/', reset }: ErrorScreenProps) {
  return (
    <Container className="py-section">
      <h1 ref={takeFocus} tabIndex={-1} className="text-display">
        {words.title}
      </h1>
      <p className="mt-6 max-w-prose text-lead">{words.text}</p>
      <div className="mt-10 flex flex-wrap gap-4">
        <Button onClick={reset}>{words.retry}</Button>
        <ButtonLink href={home} variant="secondary">
          {words.home}
        </ButtonLink>
      </div>
    </Container>
  );
}
