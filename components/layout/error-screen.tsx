'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { errors } from '@/content/errors';

/** Stands in for a page that failed to render, inside the frame. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container className="py-section">
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {errors.page.title}
      </h1>
      <p className="mt-6 max-w-prose text-lead text-muted">{errors.page.text}</p>
      <div className="mt-10 flex flex-wrap gap-4">
        <Button onClick={reset}>{errors.retry}</Button>
        <ButtonLink href="/" variant="secondary">
          {errors.home}
        </ButtonLink>
      </div>
    </Container>
  );
}
