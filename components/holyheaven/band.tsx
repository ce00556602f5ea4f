import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './band.module.css';

type Tone = 'indigo' | 'maroon' | 'leaf';
type BandProps = { tone: Tone; className?: string; children: ReactNode };

/** A dark ground: it redefines the theme's tokens for what stands on it. */
export function Band({ tone, className, children }: BandProps) {
  return (
    <div className={clsx(styles[tone], 'relative overflow-clip bg-canvas text-ink', className)}>
      {children}
    </div>
  );
}

type CardHeadProps = BandProps & { picture: ReactNode };

/** The head of a card: words on a dark ground, beside the temple's window where there is room. */
export function CardHead({ picture, children, ...band }: CardHeadProps) {
  return (
    <Band {...band} className="@container">
      <div className="flex items-center gap-x-8 p-6 sm:p-8">
        <div className="w-44 shrink-0 @max-lg:hidden">{picture}</div>
        <div className="min-w-0 grow">{children}</div>
      </div>
    </Band>
  );
}
