'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { pageError } from '@/content/errors';

/** Stands in for a page that failed to render, inside the frame. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container className="py-section">
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {pageError.title}
      </h1>
      <p className="mt-6 max-w-prose text-lead text-muted">{pageError.text}</p>
      <div className="mt-10 flex flex-wrap gap-4">
        <Button onClick={reset}>{pageError.retry}</Button>
        <ButtonLink href="/" variant="secondary">
          {pageError.home}
        </ButtonLink>
      </div>
    </Container>
  );
}
