'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardHead } from '@/components/holyheaven/band';
import { DayBar } from '@/components/holyheaven/temple/day-bar';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { STATE } from '@/lib/marks';
import {
  type PlanLines,
  type PlanPart,
  planCalendar,
  planLines,
  planText,
} from '@/lib/temples/plan/plan-lines';
import type { PlanPage } from '@/lib/temples/plan/plan-page';
import { usePlanned } from '@/lib/temples/plan/planned';
import { whatsappLink } from '@/lib/text';
import answer from '../temple/today-panel.module.css';

// An empty box, to tick on paper.
const box =
  'pl-7 before:absolute before:top-2.5 before:left-0 before:size-3.5 before:border before:border-control';

function Part({ part: { title, items, tick }, addToCalendar }: { part: PlanPart; addToCalendar: string }) {
  return (
    <div className="break-inside-avoid border-t border-line pt-3 pb-4">
      <h3 className="font-sans text-small font-semibold text-accent-text">{title}</h3>
      <ul className="mt-1">
        {items.map(({ text, calendar }) => (
          <li key={text} className={clsx('relative py-1 leading-snug', tick && box)}>
            <span>{text}</span>
            {calendar && (
              <TextLink href={calendar} className="block py-2.5 text-small">
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

type TakeAlongProps = { message: string; sheet: PlanPage['sheet']; children?: ReactNode };

/** Ways to take the sheet along. */
function TakeAlong({ message, sheet, children }: TakeAlongProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-dashed border-line px-6 py-5 sm:px-8">
      <Button onClick={() => window.print()} className="max-sm:w-full noscript:hidden">
        {sheet.print}
      </Button>
      <ButtonLink variant="secondary" href={message} className="max-sm:w-full">
        {sheet.whatsapp}
      </ButtonLink>
      {children}
    </div>
  );
}

const tones = { open: 'leaf', closed: 'maroon', winter: 'maroon', 'not-known': 'indigo' } as const;

type PlanDayProps = { page: PlanPage; lines: PlanLines; window: ReactNode };

/** What to expect of a day. */
function PlanDay({ page, lines, window }: PlanDayProps) {
  const { sheet, temple, ring, book, enter } = page;
  const { is, day, state, bar, doors, warning, text, note, parts, checked, date } = lines;
  return (
    <>
      <CardHead tone={tones[is]} window={window}>
        <div {...{ [STATE]: is }} className="[--answer:var(--ink)]">
          <p className="text-small text-muted">{temple.name}</p>
          <h2 id="plan-title" className="font-sans text-subheading font-semibold">
            {day}
          </h2>
          <p
            className={clsx(
              answer.mark,
              'mt-2 font-serif text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)]/[var(--leading-heading,1.1)]',
            )}
          >
            {state}
          </p>
        </div>
        {warning && <p className="mt-3 border-l-4 border-turmeric pl-3 font-semibold">{warning}</p>}
        {text && <p className="mt-3">{text}</p>}
        {enter && <p className="mt-1">{enter}</p>}
        {note && <p className="mt-1 text-small text-muted">{note}</p>}
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink
            variant={is === 'not-known' ? 'primary' : 'secondary'}
            href={ring.href}
            className="max-sm:w-full max-sm:px-3"
          >
            {ring.text}
          </ButtonLink>
          {book && (
            <ButtonLink variant="quiet" href={book.href}>
              {book.text}
            </ButtonLink>
          )}
        </p>
      </CardHead>
      {doors && (
        <div className="px-6 pb-2 sm:px-8">
          <DayBar hours={[{ key: is, name: doors, doors: bar }]} words={page.bar} />
        </div>
      )}
      {parts.length > 0 && (
        <div className="gap-x-8 px-6 pt-6 pb-2 sm:columns-2 sm:px-8">
          {parts.map((part) => (
            <Part key={part.title} part={part} addToCalendar={sheet.eventCalendar} />
          ))}
        </div>
      )}
      <TakeAlong
        message={whatsappLink(planText(page, lines), new URL(temple.path, location.origin).href)}
        sheet={sheet}
      >
        <ButtonLink
          variant="quiet"
          href={planCalendar(page.calendar, date)}
          download={`${temple.slug}-${date}.ics`}
        >
          {sheet.calendar}
        </ButtonLink>
        <p className="w-full text-small text-muted">{checked}</p>
      </TakeAlong>
    </>
  );
}

type PlanPanelProps = {
  page: PlanPage;
  /** The link that sends the sheet without a day. */
  message: string;
  /** The trip sheet, for print only. */
  paper: ReactNode;
  /** The temple's picture. */
  window: ReactNode;
  /** What stands there before a day is chosen, and without a script. */
  children: ReactNode;
};

/** The sheet for the planned day. It is worked out here, from data that came with the page: nothing is requested or sent. */
export function PlanPanel({ page, message, paper, window, children }: PlanPanelProps) {
  const { day, group } = usePlanned();
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => setMain(document.getElementById('main')), []);
  const lines = day ? planLines(page, day, group) : undefined;
  return (
    <section id="plan" tabIndex={-1} aria-labelledby="plan-title" className="scroll-mt-2 bg-surface">
      {lines ? (
        <PlanDay page={page} lines={lines} window={window} />
      ) : (
        <>
          {children}
          <TakeAlong message={message} sheet={page.sheet} />
        </>
      )}
      {main && createPortal(paper, main)}
    </section>
  );
}
