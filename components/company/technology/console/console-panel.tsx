import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { clock, type Entry } from './console-state';
import styles from './operator-console.module.css';

type PanelProps = { title: string; note?: ReactNode; className?: string; children: ReactNode };

/** One part of the console, with its name and what there is to say about its age. */
export function Panel({ title, note, className, children }: PanelProps) {
  return (
    <div className={clsx(styles.panel, className)}>
      <div className={styles.head}>
        <h3 className="font-mono text-label font-normal text-ink">{title}</h3>
        <p className="font-mono text-label text-muted">{note}</p>
      </div>
      {children}
    </div>
  );
}

/** As many of the last events as the panel has room for; `sent` is how many of them the console knows. */
export function Log({ entries, sent = entries.length }: { entries: readonly Entry[]; sent?: number }) {
  const from = Math.max(0, entries.length - 6);
  return (
    <ol className={clsx(styles.log, 'noscript:h-auto')}>
      {entries.slice(from).map(({ at, text, byPerson, late }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows, so that a place is a name
        <li key={from + index} data-waits={from + index >= sent || undefined} data-person={byPerson}>
          <time>{clock(at)}</time>
          <span>{text}</span>
          {late ? <span className="whitespace-nowrap text-muted">{`+${late} s`}</span> : null}
        </li>
      ))}
    </ol>
  );
}
