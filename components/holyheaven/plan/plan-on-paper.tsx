'use client';

import type { ReactNode } from 'react';
import { planLines } from '@/lib/temples/plan/plan-lines';
import type { PlanPage } from '@/lib/temples/plan/plan-page';
import { usePlanned } from '@/lib/temples/plan/planned';
import sheet from '../temple/trip-sheet.module.css';

type PlanOnPaperProps = {
  page: PlanPage;
  /** For a sheet without a day. */
  children: ReactNode;
};

/** The planned day in the box on top of the trip sheet. */
export function PlanOnPaper({ page, children }: PlanOnPaperProps) {
  const { day: date, group } = usePlanned();
  if (!date) return children;
  const { day, state, doors, warning, text, note } = planLines(page, date, group);
  return (
    <>
      <h2 data-planned="">{day}</h2>
      <p className={sheet.state}>{state}</p>
      {doors && (
        <p>
          <strong>{doors}</strong>
        </p>
      )}
      {warning && <p>{warning}</p>}
      <p>{[text, note].join(' ')}</p>
    </>
  );
}

/** What else there is to know of the planned day, and what to bring and to ask as boxes to tick. */
export function PlanParts({ page }: { page: PlanPage }) {
  const { day: date, group } = usePlanned();
  if (!date) return null;
  // The sheet has the rules of every day.
  const parts = planLines(page, date, group).parts.filter(({ key }) => key !== 'rules');
  return parts.map(({ title, items, tick }) => (
    <section key={title} className={sheet.part}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ text }) => (
          <li key={text}>
            {tick && '☐ '}
            {text}
          </li>
        ))}
      </ul>
    </section>
  ));
}
