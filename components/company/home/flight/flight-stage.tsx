'use client';

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import styles from './flight.module.css';
import type { Captions } from './fly';

/** On phones over the words, which go under it. */
const layer = 'sticky top-0 z-1 -mt-[100svh] block h-svh w-full opacity-0 lg:-z-5';

/** The picture behind the words. Its script is fetched when it comes near, and not at all where nothing may move. */
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
    <div
      className={clsx(styles.stage, 'pointer-events-none absolute inset-x-0 top-0 bottom-20 lg:bottom-0')}
      aria-hidden="true"
    >
      <canvas ref={canvas} className={layer} />
      <div className={clsx(layer, 'text-label tabular-nums')}>
        <p className="absolute top-[49%] left-gutter data-held:text-accent lg:top-[12%] lg:left-[calc(var(--end)+1.5vw)]" />
        {/* As wide as the ceiling's figures, so that the first one stays where it is. No line of the ground runs through them. */}
        <p className="absolute right-gutter bottom-[7%] w-33 bg-canvas [box-shadow:0_0_2rem_2rem_var(--canvas)] max-lg:hidden">
          <span className="block text-[44px] leading-[1.2]" /> {captions.unit}
        </p>
      </div>
    </div>
  );
}
