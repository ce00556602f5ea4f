'use client';

import type { ReactNode } from 'react';
import { usePlannedDay } from '@/lib/temples/plan/form';
import { type PlanPage, planLines } from '@/lib/temples/plan/words';

type PlanOnPaperProps = {
  page: PlanPage;
  /** For a sheet without a day. */
  children: ReactNode;
};

/** The planned day in the box on top of the trip sheet. What to bring stands further down on the sheet. */
export function PlanOnPaper({ page, children }: PlanOnPaperProps) {
  const date = usePlannedDay();
  if (!date) return children;
  const { day, state, doors, warning, text, note, seats, parts } = planLines(page, date);
  const { bring } = page.words.sheet.parts;
  return (
    <>
      <h2 data-planned="">
        {day}: {state}
      </h2>
      <p>{doors}</p>
      <p>{[warning, text, note, seats].join(' ')}</p>
      {parts
        .filter(({ title }) => title !== bring)
        .map(({ title, items }) => (
          <p key={title}>
            <strong>{title}:</strong> {items.map((item) => item.text).join('; ')}
          </p>
        ))}
    </>
  );
}
