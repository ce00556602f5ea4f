'use client';

import { useEffect, useRef } from 'react';
import { TextField } from '@/components/ui/field';
import type { Words } from '@/content/holyheaven/words';
import { useHydrated } from '@/lib/browser';
import { planDay, plannedVisit, usePlanned } from '@/lib/temples/plan/planned';
import { plannableDays } from '@/lib/temples/planner-rules';

/** Asks for the day of the visit where no form does. It starts with the day planned before. */
export function DayField({ words }: { words: Words['planSheet'] }) {
  const { day } = usePlanned();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  // Chosen before the script started.
  useEffect(() => {
    if (input.current?.value) planDay(input.current.value);
  }, []);
  return (
    <TextField
      ref={input}
      id="visit-day"
      type="date"
      label={words.chooseDay}
      hint={`${words.dayHint} · ${words.changes}`}
      {...(hydrated && plannableDays())}
      defaultValue={day}
      onInput={({ currentTarget }) => {
        planDay(currentTarget.value);
        // In a narrow window the sheet begins below the screen.
        if (plannedVisit().day && innerWidth < 1024)
          requestAnimationFrame(() => document.getElementById('plan')?.scrollIntoView?.());
      }}
      autoComplete="off"
      // It has no errors to keep a line for.
      className="self-start bg-surface px-6 pt-5 pb-6 md:px-8 noscript:hidden print:hidden [&>p:last-child]:hidden"
    />
  );
}
