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
} from '@/lib/temples/plan/plan-lines';
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

type TakeAlongProps = { message: string; sheet: PlanPage['sheet']; own: boolean; children?: ReactNode };

/** Ways to take the sheet along. The message stands out where the sheet is what the page is for. */
function TakeAlong({ message, sheet, own, children }: TakeAlongProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
      <ButtonLink variant={own ? 'primary' : 'secondary'} href={message} className="max-sm:w-full">
        {sheet.whatsapp}
      </ButtonLink>
      <Button variant="quiet" onClick={() => window.print()} className="noscript:hidden">
        {sheet.print}
      </Button>
      {children}
    </div>
  );
}

type PlanDayProps = { page: PlanPage; lines: PlanLines; own: boolean };

/** What to expect of a day. */
function PlanDay({ page, lines, own }: PlanDayProps) {
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
      <TakeAlong
        message={whatsappLink(planText(page, lines), new URL(page.temple.path, location.origin).href)}
        sheet={sheet}
        own={own}
      >
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
      </TakeAlong>
      <p className="mt-1 text-small text-muted">{checked}</p>
    </div>
  );
}

type PlanPanelProps = {
  page: PlanPage;
  /** Set where the page is for the sheet, with or without a day: the link that sends it without one. */
  message?: string;
  /** The trip sheet, for print only. */
  paper: ReactNode;
  /** What stands there before a day is chosen, and without a script. */
  children: ReactNode;
};

/** The sheet for the planned day. It is worked out here, from data that came with the page: nothing is requested or sent. */
export function PlanPanel({ page, message, paper, children }: PlanPanelProps) {
  const { day, group } = usePlanned();
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => setMain(document.getElementById('main')), []);
  const lines = day ? planLines(page, day, group) : undefined;
  return (
    <section id="plan" aria-labelledby="plan-title" className="scroll-mt-28">
      {lines ? <PlanDay page={page} lines={lines} own={Boolean(message)} /> : children}
      {!lines && message && <TakeAlong message={message} sheet={page.sheet} own />}
      {main && (lines || message) && createPortal(paper, main)}
    </section>
  );
}
