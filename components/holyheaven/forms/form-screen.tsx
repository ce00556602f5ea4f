import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TempleWindow } from '@/components/holyheaven/ornament/temple-window';
import { Container } from '@/components/ui/container';
import type { Temple } from '@/content/temples/types';
import styles from './form-screen.module.css';

type FormScreenProps = {
  temple: Temple;
  title: string;
  lead: string;
  /** What helps now. On phones it stands after the form. */
  beside: ReactNode;
  aside: ReactNode;
  children: ReactNode;
};

/** The page of a form about one temple; `aside` stands under the form. */
export function FormScreen({ temple, title, lead, beside, aside, children }: FormScreenProps) {
  return (
    <Container className="pt-stack">
      <div className={styles.screen}>
        <div className={clsx(styles.main, styles.title)}>
          <p className="text-small font-semibold text-accent-text">{temple.title}</p>
          <h1 className="mt-3 text-title">{title}</h1>
          <p className="mt-4 max-w-prose font-serif text-lead">{lead}</p>
        </div>
        <div className={clsx(styles.main, 'max-w-2xl border-t-2 border-turmeric bg-surface p-6 md:p-10')}>
          {children}
        </div>
        <div className={styles.side}>{beside}</div>
        <div className={clsx(styles.side, styles.picture)}>
          <TempleWindow temple={temple} alt="" sizes="64rem" className="aspect-4/5 w-full" />
        </div>
        <div className={styles.main}>{aside}</div>
      </div>
    </Container>
  );
}

type FormAsideProps = { id: string; title: string; children: ReactNode };

/** What stands under the form. */
export function FormAside({ id, title, children }: FormAsideProps) {
  return (
    <section aria-labelledby={id} className="mb-10 border-t border-line pt-6">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
