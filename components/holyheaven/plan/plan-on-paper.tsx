'use client';

import type { ReactNode } from 'react';
import { usePlanned } from '@/lib/temples/plan/form';
import { type PlanPage, planLines } from '@/lib/temples/plan/words';

type PlanOnPaperProps = {
  page: PlanPage;
  /** For a sheet without a day. */
  children: ReactNode;
};

/** The planned day in the box on top of the trip sheet. */
export function PlanOnPaper({ page, children }: PlanOnPaperProps) {
  const { day: date, group } = usePlanned();
  if (!date) return children;
  const { day, state, doors, warning, text, note, parts } = planLines(page, date, group);
  return (
    <>
      <h2 data-planned="">{`${day}: ${state}`}</h2>
      <p>{doors}</p>
      <p>{[warning, text, note].join(' ')}</p>
      {parts.map(({ title, items }) => (
        <p key={title}>
          <strong>{title}:</strong> <span>{items.map((item) => item.text).join('; ')}</span>
        </p>
      ))}
    </>
  );
}
