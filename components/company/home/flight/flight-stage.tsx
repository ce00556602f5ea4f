'use client';

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import styles from './flight.module.css';
import type { Captions } from './fly';

const layer = 'sticky top-0 -mt-[100svh] block h-svh w-full';

/** The canvas beside the words, or on a phone above them. Its script is fetched when it comes near, and never with reduced motion. */
export function FlightStage({ captions }: { captions: Captions }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        const { fly } = await import('./fly');
        if (!isUnmounted) stop = fly(element, captions);
      },
      { rootMargin: '60%' },
    );
    near.observe(element);
    return () => {
      isUnmounted = true;
      near.disconnect();
      stop?.();
    };
  }, [captions]);
  return (
    <div className={clsx(styles.stage, 'pointer-events-none')} aria-hidden="true">
      <canvas ref={canvas} className={clsx(layer, 'opacity-0')} />
      <div className={layer}>
        <p className="absolute top-[calc(var(--header-height)+0.75rem)] left-[max(var(--gutter),calc(var(--end,0px)+1.5vw))] text-label opacity-0 lg:text-[1.125rem] data-held:text-accent lg:top-[12%]" />
      </div>
    </div>
  );
}
