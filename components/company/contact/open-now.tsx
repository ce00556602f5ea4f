'use client';

import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { openNow as words } from '@/content/office-hours';
import { EAGER } from '@/lib/marks';
import { delhiClock, isHoliday, isOfficeOpen } from '@/lib/office-hours';

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000 / 4);
  return () => clearInterval(timer);
}

const clock = () => delhiClock(new Date());
const unknown = () => undefined;

function state(now: Date): string {
  if (isHoliday(now)) return words.holiday;
  return isOfficeOpen(now) ? words.open : words.closed;
}

/** Whether the office is open now. Empty in the HTML, which may be days old. */
export function OpenNow() {
  const time = useSyncExternalStore(everyMinute, clock, unknown);
  const open = time && isOfficeOpen(new Date());
  return (
    // Only scripts know the time, so this page's scripts run without waiting for an action.
    <p {...{ [EAGER]: '' }} className="min-h-6">
      {time && (
        <>
          <span className={clsx('font-semibold', open ? 'text-success' : 'text-ink')}>
            {state(new Date())}
          </span>
          <span>, {words.time(time)}</span>
        </>
      )}
    </p>
  );
}
