import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Quote } from '@/content/holyheaven/quotes';
import type { LanguageCode } from '@/content/languages';
import { Band } from './band';
import { Lotus } from './ornament/ornament';
import { Verse } from './verse';

type VerseBandProps = { quote: Quote; language: LanguageCode; children?: ReactNode };

/** One large verse across the page; `children` stand above it. */
export function VerseBand({ quote, language, children }: VerseBandProps) {
  return (
    <Band tone="indigo">
      <Lotus className="absolute -top-24 -right-24 size-96 text-turmeric opacity-25 lg:size-160" />
      <Container className="py-section">
        {children}
        <Verse quote={quote} language={language} size="large" />
      </Container>
    </Band>
  );
}
