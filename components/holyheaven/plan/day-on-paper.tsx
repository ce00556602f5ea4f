'use client';

import type { ReactNode } from 'react';
import type { SheetData } from '@/lib/temples/plan/sheet-data';
import { useDaySheet } from '@/lib/temples/plan/visit';
import paper from '../temple/trip-sheet.module.css';

/** The planned day in the box at the top of the trip sheet; without a planned day, `children`. */
export function DayOnPaper({ data, children }: { data: SheetData; children: ReactNode }) {
  const sheet = useDaySheet(data);
  if (!sheet) return children;
  const { day, state, doors, warning, text, parts } = sheet;
  return (
    <>
      <h2 data-planned={parts.some(({ key }) => key === 'rules') ? '' : 'without-rules'}>{day}</h2>
      <p className={paper.state}>{state}</p>
      {doors && (
        <p>
          <strong>{doors}</strong>
        </p>
      )}
      <p>{text}</p>
      {warning && <p>{warning}</p>}
    </>
  );
}

/** The rest about the planned day; what to bring and to ask has boxes to tick. */
export function PartsOnPaper({ data }: { data: SheetData }) {
  // The trip sheet already has the rules for every day.
  const parts = useDaySheet(data)?.parts.filter(({ key }) => key !== 'rules');
  return parts?.map(({ title, items, tick }) => (
    <section key={title} className={paper.part}>
      <h2>{title}</h2>
      <ul>
        {items.map((text) => (
          <li key={text}>
            {tick && '☐ '}
            {text}
          </li>
        ))}
      </ul>
    </section>
  ));
}
