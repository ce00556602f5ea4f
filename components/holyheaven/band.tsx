import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Lotus } from '@/components/holyheaven/ornament/ornament';
import { Container } from '@/components/ui/container';
import type { Quote } from '@/content/holyheaven/quotes';
import type { LanguageCode } from '@/content/languages';
import styles from './band.module.css';
import { Verse } from './verse';

/** A dark band across the page: it redefines the theme's tokens for what stands in it. */
export function Band({ tone, children }: { tone: 'indigo' | 'maroon'; children: ReactNode }) {
  return <div className={clsx(styles[tone], 'relative overflow-clip bg-canvas text-ink')}>{children}</div>;
}

type VerseBandProps = { quote: Quote; language: LanguageCode; children?: ReactNode; end?: ReactNode };

/** One large verse across the page; `children` stand above it, `end` below. */
export function VerseBand({ quote, language, children, end }: VerseBandProps) {
  return (
    <Band tone="indigo">
      <Lotus className="absolute -top-24 -right-24 size-96 text-turmeric opacity-25 lg:size-160" />
      <Container className="py-6 lg:py-section">
        {children}
        <Verse quote={quote} language={language} size="large" />
        {end}
      </Container>
    </Band>
  );
}
