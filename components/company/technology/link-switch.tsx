'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { LinkWords } from '@/content/company/software';
import styles from './link-switch.module.css';

const TICK_MS = 200;

type LinkSwitchProps = { words: LinkWords; children: ReactNode };

/** Cuts and restores the link of the drawing in it, and counts what waits on board meanwhile. */
export function LinkSwitch({ words, children }: LinkSwitchProps) {
  const [cut, setCut] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const [said, setSaid] = useState('');
  const flushing = !cut && waiting > 0;

  useEffect(() => {
    if (!cut && !flushing) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still && flushing) return setWaiting(0);
    const ticks = still ? 5 : 1;
    const timer = setInterval(
      () => setWaiting((count) => (cut ? count + ticks : count - Math.ceil(count / 4))),
      TICK_MS * ticks,
    );
    return () => clearInterval(timer);
  }, [cut, flushing]);

  function toggle() {
    setSaid(cut ? words.back.replace('{count}', `${waiting}`) : words.gone);
    setCut(!cut);
  }

  return (
    <div data-link={cut ? 'cut' : flushing ? 'flush' : 'up'} className={styles.figure}>
      {children}
      <p className="mt-6 hidden border-t border-line pt-4 noscript:block print:block">{words.plain}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line pt-4 noscript:hidden print:hidden">
        <Button variant="secondary" className={styles.button} onClick={toggle}>
          {cut ? words.restore : words.cut}
        </Button>
        <p className="flex items-baseline gap-3">
          <span className="wide text-heading tabular-nums">{waiting}</span>
          <span className="text-small text-muted">{words.waiting}</span>
        </p>
        <p role="status" className="min-h-[3.1em] basis-full text-small text-muted">
          {said || words.hint}
        </p>
      </div>
    </div>
  );
}
