'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import {
  type PlanLines,
  type PlanPage,
  type PlanPart,
  planCalendar,
  planLines,
  planText,
} from '@/lib/temples/plan/lines';
import { usePlanned } from '@/lib/temples/plan/planned';
import { whatsappLink } from '@/lib/text';
import panel from '../temple/today-panel.module.css';

function Part({ part: { title, items }, addToCalendar }: { part: PlanPart; addToCalendar: string }) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="font-sans text-small font-semibold">{title}</h3>
      <ul className="mt-1 text-small">
        {items.map(({ text, calendar }) => (
          <li key={text} className="py-1">
            <span>{text}</span>
            {calendar && (
              <TextLink href={calendar} className="ml-2 inline-block py-2.5">
                {addToCalendar}
                <span className="sr-only">: {text}</span>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type PlanDayProps = {
  page: PlanPage;
  lines: PlanLines;
  /** The button that prints the sheet. */
  print: ReactNode;
};

/** What to expect of a day, and ways to take it along. */
function PlanDay({ page, lines, print }: PlanDayProps) {
  const { sheet } = page;
  const { is, day, state, doors, warning, text, note, parts, action, checked, date } = lines;
  return (
    <div data-state={is} className={`${panel.panel} bg-surface`}>
      <h2 id="plan-title" className="font-sans text-small font-semibold">
        {day}
      </h2>
      <p className="mt-1 font-serif text-heading">{state}</p>
      {doors && <p className="mt-2">{doors}</p>}
      {warning && <p className={`${panel.warning} mt-3 text-small`}>{warning}</p>}
      <p className="mt-2 text-small">{text}</p>
      {note && <p className="mt-1 text-small text-muted">{note}</p>}
      {parts.map((part) => (
        <Part key={part.title} part={part} addToCalendar={sheet.eventCalendar} />
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line">
        {print}
        {action.href && (
          <ButtonLink variant="quiet" href={action.href}>
            {action.text}
          </ButtonLink>
        )}
        <ButtonLink
          variant="quiet"
          href={planCalendar(page.calendar, date)}
          download={`${page.temple.slug}-${date}.ics`}
        >
          {sheet.calendar}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          href={whatsappLink(planText(page, lines), new URL(page.temple.path, location.origin).href)}
        >
          {sheet.whatsapp}
        </ButtonLink>
      </div>
      <p className="mt-1 text-small text-muted">{checked}</p>
    </div>
  );
}

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
      {page.sheet.print}
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
