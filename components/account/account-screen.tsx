import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Label } from '@/components/ui/label';
import { account } from '@/content/account';
import styles from './account-screen.module.css';
import { Runway } from './runway';

type AccountScreenProps = { title: string; lead: string; aside?: ReactNode; children: ReactNode };

/** An account screen: the explanation in the sky over a runway at dusk, and what can be done on a panel beside it. */
export function AccountScreen({ title, lead, aside, children }: AccountScreenProps) {
  return (
    <div className={clsx(styles.screen, 'isolate grid grid-cols-1 content-start *:[grid-area:1/1]')}>
      <Runway />
      <div
        className={clsx(
          'mx-auto w-full max-w-page max-sm:contents sm:grid grid-cols-1 content-start gap-y-10 px-gutter py-stack',
          '@5xl:grid-cols-[1fr_34rem] @5xl:items-start @5xl:gap-x-16 @5xl:py-[clamp(2.5rem,4vw,4rem)]',
          '@5xl:min-h-[max(42rem,100svh-var(--header-height))]',
        )}
      >
        {/* The words stay over the runway while a long form scrolls. */}
        <div
          className={clsx(
            styles.words,
            'max-sm:px-gutter max-sm:pt-5 max-sm:pb-14 max-sm:[grid-area:1/1]',
            '@5xl:sticky @5xl:top-[calc(var(--header-height)+2.5rem)] @5xl:max-w-lg',
          )}
        >
          <Label>{account.dashboard.label}</Label>
          <h1 className="mt-4 text-display">{title}</h1>
          <p className="mt-5 max-w-prose text-lead">{lead}</p>
        </div>
        <div
          className={clsx(
            styles.panel,
            'border-line bg-canvas p-[clamp(1.25rem,3vw,2.5rem)] @5xl:col-start-2',
            // On a phone it goes from edge to edge, and the evening ends where it begins.
            'max-sm:px-gutter max-sm:pb-12 max-sm:[grid-area:2/1] sm:max-w-[34rem] sm:border',
          )}
        >
          <div>{children}</div>
          {aside}
        </div>
      </div>
    </div>
  );
}
