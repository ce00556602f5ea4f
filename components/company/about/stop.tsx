import type { ReactNode } from 'react';

type StopProps = { title: string; figure?: string; children: ReactNode };

/** One stop on the line: its name on the left of it, what there is to say on the right. */
export function Stop({ title, figure, children }: StopProps) {
  return (
    <section className="stop">
      <div className="stop-name">
        <h2 className="text-heading">{title}</h2>
        {figure && <p className="wide mt-3 text-display tabular-nums">{figure}</p>}
      </div>
      <div className="stop-text" data-reveal="fade">
        {children}
      </div>
    </section>
  );
}
