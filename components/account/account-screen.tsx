import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './account-screen.module.css';
import { Runway } from './runway';

type AccountScreenProps = { title: string; lead: string; aside?: ReactNode; children: ReactNode };

/** An account screen: the explanation on the left above a runway at dusk, which stays in view while the form on the right scrolls. */
export function AccountScreen({ title, lead, aside, children }: AccountScreenProps) {
  return (
    <div className={clsx(styles.screen, 'mx-auto max-w-page px-gutter')}>
      <div className={styles.view}>
        <div>
          <h1 className="text-title">{title}</h1>
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
