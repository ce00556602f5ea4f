'use client';

import { useEffect, useRef } from 'react';
import { TextField } from '@/components/ui/field';
import type { Words } from '@/content/holyheaven/words';
import { useHydrated } from '@/lib/browser';
import { planDay, usePlanned } from '@/lib/temples/plan/planned';
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
      hint={words.dayHint}
      {...(hydrated && plannableDays())}
      defaultValue={day}
      onInput={({ currentTarget }) => planDay(currentTarget.value)}
      autoComplete="off"
      className="noscript:hidden print:hidden"
    />
  );
}
