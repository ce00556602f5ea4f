'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/forms/use-hydrated';

const frameLook = clsx(
  'relative aspect-square w-full overflow-clip sm:max-lg:aspect-[4/3]',
  'border border-line bg-surface',
);

type MapOnDemandProps = {
  src: string;
  title: string;
  load: string;
  notice: ReactNode;
  /** Shown until the visitor asks for the map. */
  children: ReactNode;
};

/** Loads a map only on request. Until the script runs, the button is invisible but keeps its place. */
export function MapOnDemand({ src, title, load, notice, children }: MapOnDemandProps) {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (wanted) frame.current?.focus();
  }, [wanted]);

  return (
    <>
      {wanted ? (
        <iframe
          ref={frame}
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={frameLook}
        />
      ) : (
        <div className={frameLook}>{children}</div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-x border-b border-line p-4 text-small">
        {!wanted && (
          <Button onClick={() => setWanted(true)} className={hydrated ? undefined : 'invisible'}>
            {load}
          </Button>
        )}
        {notice}
      </div>
    </>
  );
}
