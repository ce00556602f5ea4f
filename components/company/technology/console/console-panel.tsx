import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { clock, type Entry } from './console-state';

type PanelProps = { title: string; note?: ReactNode; className?: string; children: ReactNode };

/** One part of the console, with its name and what there is to say about its age. */
export function Panel({ title, note, className, children }: PanelProps) {
  return (
    <div className={clsx('flex min-w-0 flex-col border-t border-line', className)}>
      <div className="flex flex-wrap justify-between gap-x-4 px-4 py-1.75 tabular-nums">
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
    <ol
      className={clsx(
        'flex h-46 flex-col justify-end overflow-clip noscript:h-auto print:h-auto',
        'border-t border-line px-4 pt-1 pb-2 text-[0.875rem]',
        '*:grid *:grid-cols-[auto_1fr_auto] *:gap-x-3.5 *:py-0.75',
      )}
    >
      {entries.slice(from).map(({ at, text, byPerson, late }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows, so that a place is a name
        <li key={from + index} className={clsx(byPerson && 'text-accent-text')}>
          <time className={clsx('font-mono', from + index < sent ? 'text-muted' : 'text-accent-text')}>
            {clock(at)}
          </time>
          <span>{text}</span>
          {late ? <span className="font-mono whitespace-nowrap text-muted">{`+${late} s`}</span> : null}
        </li>
      ))}
    </ol>
  );
}
