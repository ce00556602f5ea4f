'use client';

import { TextField } from '@/components/ui/field';
import type { Words } from '@/content/holyheaven/words';
import { localDay } from '@/lib/dates';
import { planDay, usePlanned } from '@/lib/temples/plan/form';
import { useHydrated } from '@/lib/use-client-value';

/** Asks for the day of the visit where no form does. It starts with the day planned before. */
export function DayField({ words }: { words: Words['planSheet'] }) {
  const { day } = usePlanned();
  const hydrated = useHydrated();
  return (
    <TextField
      id="visit-day"
      type="date"
      label={words.chooseDay}
      hint={words.chooseHint}
      min={hydrated ? localDay() : undefined}
      defaultValue={day}
      onInput={({ currentTarget }) => planDay(currentTarget.value)}
      autoComplete="off"
      className="noscript:hidden print:hidden"
    />
  );
}
