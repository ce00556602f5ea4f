'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { localDay } from '@/lib/dates';
import { useHydrated } from '@/lib/forms/use-hydrated';
import { type PlanPage, planLines } from '@/lib/temples/plan-lines';
import { planDay, usePlannedDay } from '@/lib/temples/use-planned-day';
import { PlanDay } from './plan-day';

type PlanPanelProps = {
  page: PlanPage;
  /** Set where no form asks for the day. */
  asksForDay?: boolean;
  /** The trip sheet, for print only. */
  paper: ReactNode;
  /** What stands there before a day is chosen, and without a script. */
  children: ReactNode;
};

/** The sheet for the planned day. It is worked out here, from data that came with the page: nothing is requested or sent. */
export function PlanPanel({ page, asksForDay = false, paper, children }: PlanPanelProps) {
  const day = usePlannedDay();
  const hydrated = useHydrated();
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => setMain(document.getElementById('main')), []);
  const lines = day ? planLines(page, day) : undefined;
  const { sheet } = page.words;
  const print = (
    <Button variant="secondary" onClick={() => window.print()} className="noscript:hidden mt-4 mb-2">
      {sheet.print}
    </Button>
  );
  return (
    <>
      {asksForDay && (
        <TextField
          id="visit-day"
          type="date"
          label={sheet.chooseDay}
          hint={sheet.chooseHint}
          min={hydrated ? localDay() : undefined}
          defaultValue={day}
          onInput={({ currentTarget }) => planDay(currentTarget.value)}
          autoComplete="off"
          className="noscript:hidden print:hidden"
        />
      )}
      <section id="plan" aria-labelledby="plan-title" className="scroll-mt-28">
        {lines ? <PlanDay page={page} lines={lines} print={print} /> : children}
        {!lines && asksForDay && print}
      </section>
      {main && (lines || asksForDay) && createPortal(paper, main)}
    </>
  );
}
