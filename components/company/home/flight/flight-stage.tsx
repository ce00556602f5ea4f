'use client';

import { useEffect, useRef } from 'react';
import type { Words } from './story';

/** The picture behind the words. Its script is fetched when it comes near, and not at all where nothing may move. */
export function FlightStage({ className, words }: { className?: string; words: Words }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    let stop: (() => void) | undefined;
    let left = false;
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        const { fly } = await import('./fly');
        if (!left) stop = fly(shown, words);
      },
      { rootMargin: '60%' },
    );
    near.observe(shown);
    return () => {
      left = true;
      near.disconnect();
      stop?.();
    };
  }, [words]);
  return (
    <div className={className} aria-hidden="true">
      <canvas ref={canvas} />
      <div className="text-label tabular-nums">
        <p />
        <p>
          <span /> {words.unit}
        </p>
      </div>
    </div>
  );
}
