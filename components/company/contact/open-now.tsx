'use client';

import { useSyncExternalStore } from 'react';
import { delhiClock, isOfficeOpen } from '@/lib/office-hours';

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000 / 4);
  return () => clearInterval(timer);
}

const clock = () => delhiClock(new Date());
const unknown = () => undefined;

/** Whether the office is open at this minute, by the visitor's clock; nothing until the script runs. */
export function OpenNow() {
  const time = useSyncExternalStore(everyMinute, clock, unknown);
  const open = time && isOfficeOpen(new Date());
  return (
    <p className="open-now" data-open={open}>
      {time && (
        <>
          <span>{open ? 'Open now' : 'Closed now'}</span>, {time} in New Delhi
        </>
      )}
    </p>
  );
}
