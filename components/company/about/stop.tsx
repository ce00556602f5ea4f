import type { ReactNode } from 'react';
import styles from './flight-line.module.css';

type StopProps = { title: string; figure?: string; children: ReactNode };

/** A stop on the line: its name to the left of the line, its text to the right. */
export function Stop({ title, figure, children }: StopProps) {
  return (
    <section className={styles.stop}>
      <div className={styles.name}>
        <h2 className="text-heading">{title}</h2>
        {figure && <p className="wide mt-3 text-display tabular-nums">{figure}</p>}
      </div>
      <div className={styles.text} data-reveal="fade">
        {children}
      </div>
    </section>
  );
}
