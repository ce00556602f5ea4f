import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { STATE } from '@/lib/marks';
import styles from './band.module.css';

type Tone = 'indigo' | 'maroon' | 'leaf' | 'earth';
type BandProps = { tone: Tone; className?: string; children: ReactNode };
type CardHeadProps = BandProps & {
  picture: ReactNode;
  /** Beside the text in a wide window, otherwise below it. */
  aside?: ReactNode;
  /** Whether the doors of the picture's window are shut. */
  state?: string;
};

/** A dark background that redefines the theme's tokens for its contents. */
export function Band({ tone, className, children }: BandProps) {
  return (
    <div className={clsx(styles[tone], 'relative overflow-clip bg-canvas text-ink', className)}>
      {children}
    </div>
  );
}

/** The head of a card: text on a dark background, around or beside the temple's window. */
export function CardHead({ picture, state, aside, children, ...band }: CardHeadProps) {
  return (
    <Band {...band} className="@container">
      <div className="flow-root p-6 sm:p-8 @lg:flex @lg:items-center @lg:gap-x-8">
        <div {...{ [STATE]: state }} className="float-right mb-2 ml-4 w-18 shrink-0 @lg:m-0 @lg:w-44">
          {picture}
        </div>
        <div
          className={clsx(
            'min-w-0 grow',
            aside && 'items-center gap-x-12 @4xl:grid @4xl:grid-cols-[3fr_2fr]',
          )}
        >
          <div>{children}</div>
          {aside}
        </div>
      </div>
    </Band>
  );
}
