'use client';

import { useEffect, useRef } from 'react';
import { TextField } from '@/components/ui/field';
import { useHydrated } from '@/lib/browser';
import { planVisit, useVisit } from '@/lib/temples/plan/visit';
import { plannableDays } from '@/lib/temples/planner-rules';

/** The day of the visit, for a sheet on the same page. */
export function VisitDay({ label }: { label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const { day } = useVisit();
  const hydrated = useHydrated();
  // A day that is half typed stays as it is.
  useEffect(() => {
    const input = frame.current?.querySelector('input');
    if (input && day) input.value = day;
  }, [day]);
  return (
    <div ref={frame} className="mt-6 max-w-sm noscript:hidden">
      <TextField
        id="visit-day"
        type="date"
        autoComplete="off"
        label={label}
        // It has no errors to keep a line for.
        className="[&>p:last-child]:hidden"
        onChange={({ target }) => planVisit({ day: target.value })}
        // The day of the build is past.
        {...(hydrated && plannableDays())}
      />
    </div>
  );
}
