import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Quote } from '@/content/holyheaven/quotes';
import { Band } from './band';
import { Lotus } from './ornament/ornament';
import { Verse } from './verse';

/** One large verse across the page; `children` stand above it. */
export function VerseBand({ quote, children }: { quote: Quote; children?: ReactNode }) {
  return (
    <Band tone="indigo">
      <Lotus className="absolute -top-24 -right-24 size-96 text-turmeric opacity-25 lg:size-160" />
      <Container className="py-section">
        {children}
        <Verse quote={quote} size="large" />
      </Container>
    </Band>
  );
}
