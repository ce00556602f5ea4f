'use client';

import { useEffect, useRef } from 'react';
import type { Captions } from './fly';

/** The picture behind the words. Its script is fetched when it comes near, and not at all where nothing may move. */
export function FlightStage({ className, captions }: { className?: string; captions: Captions }) {
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
    <div className={className} aria-hidden="true">
      <canvas ref={canvas} />
      <div className="text-label tabular-nums">
        <p />
        <p>
          <span /> {captions.unit}
        </p>
      </div>
    </div>
  );
}
