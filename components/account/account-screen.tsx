import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Label } from '@/components/ui/label';
import { account } from '@/content/account';
import styles from './account-screen.module.css';
import { Runway } from './runway';

type AccountScreenProps = { title: string; lead: string; aside?: ReactNode; children: ReactNode };

/** An account screen: the explanation on the left above a runway at dusk, which stays in view while the form on the right scrolls. */
export function AccountScreen({ title, lead, aside, children }: AccountScreenProps) {
  return (
    <div className={clsx(styles.screen, 'mx-auto max-w-page px-gutter')}>
      <div className={styles.view}>
        <div>
          <Label>{account.dashboard.label}</Label>
          <h1 className="mt-4 text-display">{title}</h1>
          <p className="mt-5 max-w-prose text-lead text-muted">{lead}</p>
        </div>
        <Runway className={styles.runway} />
      </div>
      <div className={styles.form}>
        <div className="border-t-2 border-accent pt-8">{children}</div>
        {aside}
      </div>
    </div>
  );
}
