'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

type MapOnDemandProps = {
  src: string;
  title: string;
  load: string;
  /** Says where the map comes from, beside the button. */
  notice: ReactNode;
  /** The drawing that stands in for the map until it is asked for. */
  children: ReactNode;
};

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** A drawing that gives way to an embedded map on request; the button keeps its place until its script runs. */
export function MapOnDemand({ src, title, load, notice, children }: MapOnDemandProps) {
  const ready = useSyncExternalStore(never, inBrowser, onServer);
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
          className="plan-view"
        />
      ) : (
        <div className="plan-view">{children}</div>
      )}
      <div className="plan-view-ask">
        {!wanted && (
          <Button onClick={() => setWanted(true)} className={ready ? undefined : 'invisible'}>
            {load}
          </Button>
        )}
        {notice}
      </div>
    </>
  );
}
