'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

type OfficeMapProps = {
  src: string;
  title: string;
  load: string;
  /** Replaces `load` after a failure. */
  again: string;
  /** Below the map; replaced by `failed` after a failure. */
  note: string;
  failed: string;
  /** Under the map, visible until the map has loaded. */
  sketch: ReactNode;
  /** Beside the button. */
  children: ReactNode;
};

/**
 * Loads a map once half of its box is in view, and nothing before. With Save-Data, or if the map's site does not
 * respond, it shows a button instead. A page cannot tell whether a cross-origin frame shows its site or the browser's
 * own error, so the site's icon is requested first: an image reports success or failure.
 */
export function OfficeMap({ src, title, load, again, note, failed, sketch, children }: OfficeMapProps) {
  const place = useRef<HTMLDivElement>(null);
  /** How often the visitor has pressed the button. */
  const [asked, setAsked] = useState(0);
  const [map, setMap] = useState<'away' | 'offered' | 'asked' | 'failed' | 'coming' | 'there'>('away');

  useEffect(() => {
    if (navigator.connection?.saveData || !place.current) return setMap('offered');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setMap('asked');
      },
      { threshold: 0.5 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div
        ref={place}
        className="relative aspect-8/7 w-full overflow-clip lg:aspect-square border border-line bg-surface"
      >
        {sketch}
        {map === 'asked' && (
          // biome-ignore lint/performance/noImgElement: not shown
          <img
            key={asked}
            src={new URL('/favicon.ico', src).href}
            alt=""
            hidden
            referrerPolicy="no-referrer"
            onLoad={() => setMap('coming')}
            onError={() => setMap('failed')}
          />
        )}
        {(map === 'coming' || map === 'there') && (
          <iframe
            ref={(node) => {
              if (map === 'coming' && asked > 0) node?.focus();
            }}
            src={src}
            title={title}
            referrerPolicy="no-referrer"
            // Not focusable while hidden: it may never load.
            tabIndex={map === 'coming' ? -1 : undefined}
            onLoad={() => setMap('there')}
            className={clsx('absolute inset-0 size-full', map === 'coming' && 'opacity-0')}
          />
        )}
      </div>
      <p role="status" className="mt-2 min-h-[2lh] text-small text-muted">
        {map === 'failed' ? failed : note}
      </p>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 text-small">
        {children}
        {(map === 'offered' || map === 'failed' || (map === 'asked' && asked > 0)) && (
          <Button
            onClick={() => {
              setAsked(asked + 1);
              setMap('asked');
            }}
            variant="quiet"
          >
            {map === 'failed' ? again : load}
          </Button>
        )}
      </div>
    </>
  );
}
