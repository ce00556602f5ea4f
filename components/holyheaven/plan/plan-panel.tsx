'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { usePlanned } from '@/lib/temples/plan/form';
import { type PlanPage, planLines } from '@/lib/temples/plan/words';
import { PlanDay } from './plan-day';

type PlanPanelProps = {
  page: PlanPage;
  /** Set where the sheet can be printed without a day, too. */
  alwaysOnPaper?: boolean;
  /** The trip sheet, for print only. */
  paper: ReactNode;
  /** What stands there before a day is chosen, and without a script. */
  children: ReactNode;
};

/** The sheet for the planned day. It is worked out here, from data that came with the page: nothing is requested or sent. */
export function PlanPanel({ page, alwaysOnPaper, paper, children }: PlanPanelProps) {
  const { day, group } = usePlanned();
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => setMain(document.getElementById('main')), []);
  const lines = day ? planLines(page, day, group) : undefined;
  const print = (
    <Button variant="secondary" onClick={() => window.print()} className="noscript:hidden mt-4 mb-2">
      {page.words.sheet.print}
    </Button>
  );
  return (
    <section id="plan" aria-labelledby="plan-title" className="scroll-mt-28">
      {lines ? <PlanDay page={page} lines={lines} print={print} /> : children}
      {!lines && alwaysOnPaper && print}
      {main && (lines || alwaysOnPaper) && createPortal(paper, main)}
    </section>
  );
}
