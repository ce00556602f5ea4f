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
    <div className={styles.screen}>
      <Runway />
      <div className={clsx(styles.columns, 'mx-auto w-full max-w-page px-gutter')}>
        <div className={styles.words}>
          <Label>{account.dashboard.label}</Label>
          <h1 className="mt-4 text-display">{title}</h1>
          <p className="mt-5 max-w-prose text-lead">{lead}</p>
        </div>
        <div className={styles.panel}>
          <div>{children}</div>
          {aside}
        </div>
      </div>
    </div>
  );
}
