'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

/** How long the map's site may take to answer. */
const PATIENCE_MS = 15_000;

type OfficeMapProps = {
  src: string;
  title: string;
  load: string;
  /** Words under the map, and under the sketch. */
  notice: ReactNode;
  /** A sketch, which lies under the map and shows until it has come. */
  children: ReactNode;
};

/**
 * Loads a map once half of its place is in view, and nothing of it before. A visitor who saves data or is offline, or whom
 * the map does not answer in time, keeps the sketch and gets a button. Where a frame of another site fails, the browser
 * loads words of its own into it and no page can tell: so the site is asked first.
 */
export function OfficeMap({ src, title, load, notice, children }: OfficeMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [map, setMap] = useState<'away' | 'offered' | 'asked' | 'there'>('away');
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (navigator.connection?.saveData || !place.current) return setMap('offered');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setMap(navigator.onLine ? 'asked' : 'offered');
      },
      { threshold: 0.5 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (map === 'there' && wanted) frame.current?.focus();
    if (map !== 'asked') return;
    fetch(src, {
      mode: 'no-cors',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      () => setMap('there'),
      () => setMap('offered'),
    );
  }, [map, wanted, src]);

  return (
    <>
      <div
        ref={place}
        className="relative aspect-square w-full overflow-clip border border-line bg-surface sm:aspect-[4/3]"
      >
        {children}
        {map === 'there' && (
          <iframe
            ref={frame}
            src={src}
            title={title}
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full"
          />
        )}
        {/* Here from the start: the page carries the styles of what it begins with, and the rest come later. */}
        <div className="absolute bottom-4 left-4">
          {map === 'offered' && (
            <Button
              onClick={() => {
                setWanted(true);
                setMap('asked');
              }}
              variant="secondary"
              className="bg-canvas"
            >
              {load}
            </Button>
          )}
        </div>
      </div>
      <div className="border-x border-b border-line p-4 text-small">{notice}</div>
    </>
  );
}
