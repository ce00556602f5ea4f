'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';

/** Stands in for a page that failed to render, inside the frame. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container className="py-section">
      <h1 ref={heading} tabIndex={-1} className="text-title">
        Something went wrong on our side
      </h1>
      <p className="mt-6 max-w-prose text-lead text-muted">
        This page could not be shown. Trying again often helps; if it does not, the rest of the site still
        works.
      </p>
      <div className="mt-10 flex flex-wrap gap-4">
        <Button onClick={reset}>Try again</Button>
        <ButtonLink href="/" variant="secondary">
          Back to the home page
        </ButtonLink>
      </div>
    </Container>
  );
}
