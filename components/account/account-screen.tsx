import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PartPicture } from '@/components/aircraft/still-drawing';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { account } from '@/content/account';
import styles from './account-screen.module.css';

/** A strip under the lead in a narrow window, unless it would push the form out of a low one. */
const pictureLook = 'object-contain object-left max-lg:[@media(max-height:45rem)]:hidden';

type AccountScreenProps = { title: string; lead: string; aside?: ReactNode; children: ReactNode };

/** An account screen: one sheet of paper with the explanation on the left and what can be done on the right. */
export function AccountScreen({ title, lead, aside, children }: AccountScreenProps) {
  return (
    <div
      data-theme="paper"
      className={clsx(
        styles.screen,
        'py-6 sm:grid sm:content-center sm:py-10 sm:min-h-[calc(100svh-var(--header-height))]',
      )}
    >
      <Container className="grid gap-x-20 gap-y-6 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr]">
        <div className={styles.words}>
          <Label className="max-sm:hidden">{account.dashboard.label}</Label>
          <h1 className="text-title sm:mt-4">{title}</h1>
          <p className="mt-3 max-w-form sm:mt-5 sm:text-lead">{lead}</p>
          <PartPicture
            part="link"
            alt=""
            className={clsx(
              pictureLook,
              aside ? 'mt-6 max-h-72 max-lg:hidden' : 'mt-4 max-lg:max-h-30 lg:mt-10 lg:max-h-84',
            )}
          />
        </div>
        <div
          className={clsx(
            styles.panel,
            'border-line max-lg:max-w-prose lg:col-start-2 lg:row-span-2 lg:self-start',
            'sm:border sm:border-t-ink sm:bg-surface sm:p-[clamp(1.5rem,3vw,2.5rem)]',
          )}
        >
          {children}
        </div>
        {aside}
      </Container>
    </div>
  );
}
